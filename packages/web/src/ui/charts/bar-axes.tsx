import { chartColors, chartText } from './chart-theme.ts'

type Extent = { innerWidth: number; innerHeight: number }
type BarAxesProps = Extent & {
  /** The values of the grid lines, and their texts. */
  ticks: readonly { value: number; text: string }[]
  /** The y coordinate of a value. */
  yOf: (value: number) => number
  /** The labels below the bars, and their positions. */
  names: readonly { key: string; x: number; text: string }[]
  nameAxis: string | undefined
  valueAxis: string | undefined
}

/** The distance of an axis title from its axis, in pixels. */
const titleBelow = 36
const titleBeside = 50
const title = { ...chartText, fontWeight: 500 }

/** The lines behind the bars, the two axes, their ticks and titles. */
export const BarAxes = ({
  innerWidth,
  innerHeight,
  ticks,
  yOf,
  names,
  nameAxis,
  valueAxis,
}: BarAxesProps) => (
  <g>
    {ticks.map(({ value, text }) => (
      <g key={value} transform={`translate(0, ${yOf(value)})`}>
        <line x2={innerWidth} stroke={chartColors.line} strokeDasharray="2 4" />
        <text x={-8} textAnchor="end" dominantBaseline="central" style={chartText}>
          {text}
        </text>
      </g>
    ))}
    <path d={`M0,0 V${innerHeight} H${innerWidth}`} fill="none" stroke={chartColors.line} />
    {names.map(({ key, x, text }) => (
      <text key={key} x={x} y={innerHeight + 18} textAnchor="middle" style={chartText}>
        {text}
      </text>
    ))}
    {nameAxis && (
      <text
        x={innerWidth / 2}
        y={innerHeight + titleBelow}
        textAnchor="middle"
        dominantBaseline="central"
        style={title}
      >
        {nameAxis}
      </text>
    )}
    {valueAxis && (
      <text
        transform={`translate(${-titleBeside}, ${innerHeight / 2}) rotate(-90)`}
        textAnchor="middle"
        dominantBaseline="central"
        style={title}
      >
        {valueAxis}
      </text>
    )}
  </g>
)
