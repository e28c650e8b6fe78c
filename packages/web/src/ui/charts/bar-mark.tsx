import { chartColors } from './chart-theme.ts'
import { letterWidth } from './label-interval.ts'

type BarMarkProps = {
  x: number
  label: string
  /** The x coordinates between which the label must stay. */
  least: number
  most: number
  innerHeight: number
}

/** A vertical line with a label above it. The label is moved so that it stays inside the drawing. */
export const BarMark = ({ x, label, least, most, innerHeight }: BarMarkProps) => {
  const half = (label.length * letterWidth) / 2
  return (
    <g>
      <line
        x1={x}
        x2={x}
        y1={-8}
        y2={innerHeight}
        stroke={chartColors.text}
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <text
        x={Math.max(least + half, Math.min(most - half, x))}
        y={-13}
        textAnchor="middle"
        fill={chartColors.text}
        style={{ fontSize: 12, fontWeight: 600 }}
      >
        {label}
      </text>
    </g>
  )
}
