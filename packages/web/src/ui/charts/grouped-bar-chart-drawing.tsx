import { Bar } from '@nivo/bar'
import { useColorMode } from '../theme/color-mode.ts'
import { chartColors, chartTheme, type ChartTone } from './chart-theme.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { DrawingFrame } from './drawing-frame.tsx'

type GroupedBarChartProps = {
  /** The chart's content in one sentence, for screen readers. */
  label: string
  /** In pixels. The width is that of the parent element. */
  height: number
  series: readonly { name: string; tone: ChartTone }[]
  /** From top to bottom, each with one value per series. */
  groups: readonly { name: string; values: readonly number[] }[]
  valueAxis: string
  /** The maximum of the value axis, which begins at 0. */
  most: number
  format: (value: number) => string
}

const margin = { top: 4, right: 16, bottom: 44, left: 116 }
const maxTicks = 5
/** The number of characters of a name that fit beside its bars. */
const shownName = 15

const short = (name: string): string => (name.length > shownName ? `${name.slice(0, shownName - 1)}…` : name)

const GroupedBarChartDrawing = ({
  label,
  height,
  series,
  groups,
  valueAxis,
  most,
  format,
}: GroupedBarChartProps) => {
  // nivo caches colours and grid, so a change of mode or width needs a new instance.
  const mode = useColorMode()
  const tones = new Map(series.map(({ name, tone }) => [name, tone]))
  // nivo draws from the bottom up, so the order is reversed.
  const data = groups.toReversed().map(({ name, values }) => ({
    name,
    ...Object.fromEntries(series.map((one, index) => [one.name, values[index] ?? 0])),
  }))
  return (
    <DrawingFrame height={height}>
      {(width) => (
        <Bar<Record<string, string | number>>
          key={`${mode} ${width}`}
          width={width}
          height={height}
          margin={margin}
          role="img"
          ariaLabel={label}
          theme={chartTheme}
          animate={false}
          data={data}
          keys={series.map(({ name }) => name)}
          indexBy="name"
          groupMode="grouped"
          layout="horizontal"
          valueScale={{ type: 'linear', min: 0, max: most }}
          valueFormat={format}
          padding={0.25}
          innerPadding={2}
          borderRadius={2}
          colors={({ id }) => chartColors[tones.get(String(id)) ?? 'accent']}
          enableLabel={false}
          enableGridX
          enableGridY={false}
          gridXValues={maxTicks}
          axisBottom={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: maxTicks,
            legend: valueAxis,
            legendPosition: 'middle',
            legendOffset: 32,
          }}
          axisLeft={{ tickSize: 0, tickPadding: 8, format: (name) => short(String(name)) }}
          tooltip={({ id, indexValue, value }) => (
            <ChartTooltip name={`${indexValue}, ${id}`} value={format(value)} />
          )}
        />
      )}
    </DrawingFrame>
  )
}

export default GroupedBarChartDrawing
