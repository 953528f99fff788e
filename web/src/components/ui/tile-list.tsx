type TileListProps = { tiles: readonly { title: string; text: string }[]; className?: string }

/** A heading and a sentence each, under a hairline. */
export function TileList({ tiles, className = 'sm:grid-cols-2 lg:grid-cols-4' }: TileListProps) {
  return (
    <ul className={`grid gap-x-8 gap-y-7 ${className}`}>
      {tiles.map(({ title, text }) => (
        <li key={title} className="border-t border-rule pt-4">
          <h3 className="text-[19px]">{title}</h3>
          <p className="mt-1.5 text-[15px] text-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
