/** Rows in columns as wide as they need to be; the first row is the head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length))) ?? []
  return rows
    .map((row) => `  ${row.map((cell, column) => pad(cell, widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n')
}

const pad = (cell: string | number, width: number): string =>
  typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)
