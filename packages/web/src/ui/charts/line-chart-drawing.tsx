import { Line } from '@nivo/line'
import { useColorMode } from '../theme/color-mode.ts'
import { chartColors, chartTheme, type ChartTone } from './chart-theme.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { DrawingFrame } from './drawing-frame.tsx'

type Line = {
  name: string
  tone: ChartTone
  /** `name` is shown in the tooltip. */
  points: readonly { x: number; y: number; name: string }[]
}
type LineChartProps = {
  /** The chart's content in one sentence, for screen readers. */
  label: string
  /** In pixels. The width is that of the parent element. */
  height: number
  lines: readonly Line[]
  nameAxis: string
  valueAxis: string
  /** The maximum of the value axis, which begins at 0. */
  most: number
  format: (value: number) => string
}

const margin = { top: 12, right: 16, bottom: 44, left: 60 }
const maxTicks = 5

const LineChartDrawing = ({ label, height, lines, nameAxis, valueAxis, most, format }: LineChartProps) => {
  // nivo caches colours and grid, so a change of mode or width needs a new instance.
  const mode = useColorMode()
  return (
    <DrawingFrame height={height}>
      {(width) => (
        <Line
          key={`${mode} ${width}`}
          width={width}
          height={height}
          margin={margin}
          role="img"
          ariaLabel={label}
          theme={chartTheme}
          animate={false}
          data={lines.map(({ name, points }) => ({ id: name, data: points.map((point) => ({ ...point })) }))}
          colors={lines.map(({ tone }) => chartColors[tone])}
          xScale={{ type: 'point' }}
          yScale={{ type: 'linear', min: 0, max: most }}
          yFormat={(value) => format(Number(value))}
          lineWidth={2.5}
          pointSize={8}
          gridYValues={maxTicks}
          enableGridX={false}
          axisBottom={{
            tickSize: 0,
            tickPadding: 8,
            legend: nameAxis,
            legendPosition: 'middle',
            legendOffset: 32,
          }}
          axisLeft={{
            tickSize: 0,
            tickPadding: 8,
            tickValues: maxTicks,
            legend: valueAxis,
            legendPosition: 'middle',
            legendOffset: -50,
          }}
          useMesh
          tooltip={({ point }) => (
            <ChartTooltip
              name={`${point.seriesId}, ${point.data.name}`}
              value={String(point.data.yFormatted)}
            />
          )}
        />
      )}
    </DrawingFrame>
  )
}

export default LineChartDrawing
