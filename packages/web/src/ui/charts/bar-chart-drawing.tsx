import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { useSyncExternalStore } from 'react'
import { colorMode } from '../theme/color-mode.ts'
import type { BarChartProps } from './bar-chart-props.ts'
import { chartColors, chartTheme } from './chart-theme.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { DrawingFrame } from './drawing-frame.tsx'
import { letterWidth, labelInterval } from './label-interval.ts'

const margin = { top: 28, right: 8, bottom: 44, left: 60 }
const maxTicks = 5
const barsApart = 0.18
type Datum = { name: string; value: number }
type Layer = BarCustomLayerProps<Datum>

/** The x coordinate of a position from 0 to 1 across the bars, with half a gap at both ends. */
const acrossBars = ({ bars, innerWidth }: Pick<Layer, 'bars' | 'innerWidth'>) => {
  const [first, second] = bars
  if (!first || !second) return (at: number) => at * innerWidth
  const step = second.x - first.x
  const start = first.x - (step - first.width) / 2
  return (at: number) => start + at * step * bars.length
}

/** A vertical line with a label above it. The label is moved so that it stays inside the drawing. */
const Mark = ({
  x,
  label,
  innerWidth,
  innerHeight,
}: { x: number; label: string } & Pick<Layer, 'innerWidth' | 'innerHeight'>) => {
  const half = (label.length * letterWidth) / 2
  const middle = Math.max(half - margin.left, Math.min(innerWidth + margin.right - half, x))
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
        x={middle}
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

const BarChartDrawing = ({
  label,
  height,
  bars,
  nameAxis,
  valueAxis,
  format = String,
  edges,
  mark,
}: BarChartProps) => {
  // nivo caches colours, so a change between light and dark needs a new drawing.
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.current)
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  const tones = new Map(bars.map((bar) => [bar.name, bar.tone ?? 'accent']))
  const namedAt = (width: number) => {
    const every = labelInterval(
      bars.map(({ name }) => name),
      width - margin.left - margin.right,
    )
    return new Set(edges ? [] : bars.filter((_, at) => at % every === 0).map((bar) => bar.name))
  }
  const markLayer = (layer: Layer) =>
    mark && (
      <Mark
        x={acrossBars(layer)(mark.at)}
        label={mark.label}
        innerWidth={layer.innerWidth}
        innerHeight={layer.innerHeight}
      />
    )
  const edgeLayer = (layer: Layer) =>
    edges?.map((edge, at) => (
      <text
        key={edge}
        x={acrossBars(layer)(at / (edges.length - 1))}
        y={layer.innerHeight + 18}
        textAnchor="middle"
        fill={chartColors.quietText}
        style={{ fontSize: 12 }}
      >
        {edge}
      </text>
    ))
  return (
    <DrawingFrame height={height}>
      {(width) => (
        <Bar<Datum>
          key={mode}
          width={width}
          height={height}
          margin={margin}
          role="img"
          ariaLabel={label}
          theme={chartTheme}
          animate={false}
          data={bars.map(({ name, value }) => ({ name, value }))}
          keys={['value']}
          indexBy="name"
          valueScale={{ type: 'linear', min: 0, max: most }}
          valueFormat={format}
          padding={barsApart}
          borderRadius={2}
          colors={({ data }) => chartColors[tones.get(data.name) ?? 'accent']}
          enableLabel={false}
          gridYValues={maxTicks}
          layers={['grid', 'axes', 'bars', edgeLayer, markLayer]}
          axisBottom={{
            tickSize: 0,
            tickPadding: 8,
            legend: nameAxis,
            legendPosition: 'middle',
            legendOffset: 36,
            format: (name) => (namedAt(width).has(String(name)) ? String(name) : ''),
          }}
          axisLeft={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: Math.min(maxTicks, most),
            legend: valueAxis,
            legendPosition: 'middle',
            legendOffset: -50,
            format: (value) => (Number.isInteger(value) ? format(Number(value)) : ''),
          }}
          tooltip={({ indexValue, value }) => (
            <ChartTooltip name={String(indexValue)} value={format(value)} />
          )}
        />
      )}
    </DrawingFrame>
  )
}

export default BarChartDrawing
