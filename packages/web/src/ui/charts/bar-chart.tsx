import { type ChartTone, chartColors, chartText } from './chart-theme.ts'
import { useState } from 'react'
import { labelInterval, letterWidth, placeBars, wholeTicks } from './bar-scale.ts'
import { ChartTooltip, TooltipAt } from './chart-tooltip.tsx'
import { DrawingFrame } from './drawing-frame.tsx'

export type Bar = { name: string; value: number; tone?: ChartTone }
export type BarChartProps = {
  /** The content of the chart in one sentence, for screen readers. */
  label: string
  /** In pixels. The width is that of the parent element. */
  height: number
  bars: readonly Bar[]
  nameAxis?: string
  valueAxis?: string
  format?: (value: number) => string
  /** The value at the top of the drawing, such as 100 for percentages. Defaults to that of the highest bar. */
  greatest?: number
  /** Labels between the bars and at both ends, instead of a label below each bar. */
  edges?: readonly string[]
  /** A vertical line. `at` is 0 at the left edge and 1 at the right edge. */
  mark?: { at: number; label: string }
}

type BarAxesProps = {
  innerWidth: number
  innerHeight: number
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
const BarAxes = ({ innerWidth, innerHeight, ticks, yOf, names, nameAxis, valueAxis }: BarAxesProps) => (
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

type BarMarkProps = {
  x: number
  label: string
  /** The x coordinates between which the label must stay. */
  least: number
  most: number
  innerHeight: number
}

/** A vertical line with a label above it. The label is moved so that it stays inside the drawing. */
const BarMark = ({ x, label, least, most, innerHeight }: BarMarkProps) => {
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

const margin = { top: 28, right: 8, bottom: 44, left: 60 }
/** The largest number of parts into which grid lines divide the value axis. */
const maxParts = 5

/**
 * Drawn without a library, which with its animations and time scales was 75 KB of what the statistics loaded
 * (docs/decisions/closed.md).
 */
export const BarChart = ({
  label,
  height,
  bars,
  nameAxis,
  valueAxis,
  format = String,
  greatest,
  edges,
  mark,
}: BarChartProps) => {
  const [pointedAt, setPointedAt] = useState<number>()
  const innerHeight = height - margin.top - margin.bottom
  const most = greatest ?? Math.max(1, ...bars.map(({ value }) => value))
  const yOf = (value: number): number => innerHeight * (1 - value / most)
  const pointed = pointedAt === undefined ? undefined : bars[pointedAt]

  return (
    <DrawingFrame height={height}>
      {(width) => {
        const innerWidth = Math.max(0, width - margin.left - margin.right)
        const { barWidth, leftOf, across } = placeBars(bars.length, innerWidth)
        const middleOf = (index: number): number => leftOf(index) + barWidth / 2
        const every = labelInterval(
          bars.map(({ name }) => name),
          innerWidth,
        )
        const names = edges
          ? edges.map((text, index) => ({ key: text, x: across(index / (edges.length - 1)), text }))
          : bars.flatMap(({ name }, index) =>
              index % every === 0 ? [{ key: name, x: middleOf(index), text: name }] : [],
            )
        return (
          <>
            <svg role="img" aria-label={label} width={width} height={height}>
              <g transform={`translate(${margin.left}, ${margin.top})`}>
                <BarAxes
                  innerWidth={innerWidth}
                  innerHeight={innerHeight}
                  yOf={yOf}
                  ticks={wholeTicks(most, maxParts).map((value) => ({ value, text: format(value) }))}
                  names={names}
                  nameAxis={nameAxis}
                  valueAxis={valueAxis}
                />
                {bars.map(({ name, value, tone = 'accent' }, index) => (
                  <g
                    key={name}
                    onPointerEnter={() => setPointedAt(index)}
                    onPointerLeave={() => setPointedAt(undefined)}
                  >
                    {/* As high as the drawing: a low bar is hard to point at. */}
                    <rect x={leftOf(index)} width={barWidth} height={innerHeight} fill="transparent" />
                    <rect
                      x={leftOf(index)}
                      y={yOf(value)}
                      width={barWidth}
                      height={innerHeight - yOf(value)}
                      rx={2}
                      fill={chartColors[tone]}
                    />
                  </g>
                ))}
                {mark && (
                  <BarMark
                    x={across(mark.at)}
                    label={mark.label}
                    least={-margin.left}
                    most={innerWidth + margin.right}
                    innerHeight={innerHeight}
                  />
                )}
              </g>
            </svg>
            {pointed && pointedAt !== undefined && (
              <TooltipAt
                x={margin.left + middleOf(pointedAt)}
                y={margin.top + yOf(pointed.value)}
                width={width}
              >
                <ChartTooltip name={pointed.name} value={format(pointed.value)} />
              </TooltipAt>
            )}
          </>
        )
      }}
    </DrawingFrame>
  )
}
