type PolicyTableProps = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }

/** Columns where there is room. On a narrow screen each row is a paragraph, its first cell the heading. */
export function PolicyTable({ caption, head, rows }: PolicyTableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as blocks is one only by its roles
    <table role="table" className="mt-4 w-full border-t border-rule text-left text-[15px] max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {head.map((title) => (
            <th key={title} role="columnheader" scope="col" className="border-b border-rule py-2 pr-6 text-[13.5px]">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map(([first, ...others]) => (
          <tr key={first} role="row" className="border-b border-rule align-top max-sm:block max-sm:py-2.5">
            <th role="rowheader" scope="row" className="font-semibold max-sm:block sm:py-2.5 sm:pr-6">
              {first}
            </th>
            {others.map((cell) => (
              <td key={cell} role="cell" className="text-soft max-sm:block sm:py-2.5 sm:pr-6 sm:last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: a table that is laid out as blocks is one only by its roles
  )
}
