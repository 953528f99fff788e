import { AxisBottom, AxisLeft } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { useLayoutEffect, useRef, useState } from 'react'
import { shortDay } from '../../model/days.ts'

export type ChartDay = { day: string; value: number | null }

type BarChartProps = { days: readonly ChartDay[]; label: string; words: (value: number) => string; height?: number }

const edges = { top: 10, right: 4, bottom: 26 }
const digit = 7.5
const tickText = { fill: 'var(--soft)', fontSize: 12, fontFamily: 'var(--font-sans)' }

/** One bar a day. The table beside it says the same to those who do not see it. */
export function BarChart({ days, label, words, height = 200 }: BarChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const highest = Math.max(1, ...days.map(({ value }) => value ?? 0))
  const depth = height - edges.top - edges.bottom
  const y = scaleLinear({ domain: [0, highest], range: [depth, 0], nice: true })
  const ticks = y.ticks(4).filter(Number.isInteger)
  const margin = { ...edges, left: 14 + digit * Math.max(...ticks.map((tick) => words(tick).length)) }
  const inner = { width: Math.max(0, width - margin.left - margin.right), height: depth }
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, inner.width], padding: 0.25 })
  const everyDays = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor(inner.width / 80))))
  return (
    <div ref={box} className="min-w-0">
      {width > 0 ? (
        <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible">
          <g transform={`translate(${margin.left},${margin.top})`}>
            {ticks.map((tick) => (
              <line key={tick} x2={inner.width} y1={y(tick)} y2={y(tick)} className="stroke-rule" />
            ))}
            {days.map(({ day, value }) => (
              <Bar
                key={day}
                x={x(day) ?? 0}
                y={y(value ?? 0)}
                width={x.bandwidth()}
                height={inner.height - y(value ?? 0)}
                className="fill-act"
              >
                <title>{`${shortDay(day)}: ${value === null ? 'unknown' : words(value)}`}</title>
              </Bar>
            ))}
            <AxisLeft
              scale={y}
              tickValues={ticks}
              tickFormat={(value) => words(Number(value))}
              hideAxisLine
              hideTicks
              tickLabelProps={{ ...tickText, textAnchor: 'end', dx: -4, dy: 4 }}
            />
            <AxisBottom
              scale={x}
              top={inner.height}
              tickValues={days.map(({ day }) => day).filter((_, index) => index % everyDays === 0)}
              tickFormat={(day) => shortDay(String(day))}
              hideTicks
              stroke="var(--edge)"
              tickLabelProps={{ ...tickText, textAnchor: 'middle', dy: 4 }}
            />
          </g>
        </svg>
      ) : (
        <div className={height === 200 ? 'h-[200px]' : 'h-[160px]'} />
      )}
    </div>
  )
}
