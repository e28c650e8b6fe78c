import { Bar, type BarCustomLayerProps } from '@nivo/bar'
import { useSyncExternalStore } from 'react'
import { colorMode } from '../color-mode.ts'
import type { BarChartProps } from './bar-chart.tsx'
import { chartColors, chartTheme } from './chart-theme.ts'
import { ChartTip } from './chart-tip.tsx'
import { useWidth } from './use-width.ts'

const margin = { top: 28, right: 8, bottom: 44, left: 60 }
const maxTicks = 5
/** What a mark's words take at most, in pixels. */
const labelWidth = 130
type Datum = { name: string; value: number }

const Mark = ({ at, label, width, height }: { at: number; label: string; width: number; height: number }) => {
  const isRight = (1 - at) * width < labelWidth
  return (
    <g transform={`translate(${at * width}, 0)`}>
      <line y1={-8} y2={height} stroke={chartColors.text} strokeWidth={1.5} strokeDasharray="5 4" />
      <text x={isRight ? -6 : 6} y={-12} textAnchor={isRight ? 'end' : 'start'} fontSize={12} fontWeight={600} fill={chartColors.text}>{label}</text>
    </g>
  )
}

const BarChartDrawing = ({ label, height, bars, nameAxis, valueAxis, format = String, isNamed = () => true, mark }: BarChartProps) => {
  // What is drawn remembers its colours: another mode is another drawing.
  const mode = useSyncExternalStore(colorMode.subscribe, colorMode.current)
  const [frame, width] = useWidth<HTMLDivElement>()
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  const tones = new Map(bars.map((bar) => [bar.name, bar.tone ?? 'accent']))
  const named = new Set(bars.filter((bar, at) => isNamed(bar.name, at)).map((bar) => bar.name))
  const markLayer = ({ innerWidth, innerHeight }: BarCustomLayerProps<Datum>) => mark && <Mark {...mark} width={innerWidth} height={innerHeight} />
  return (
    <div ref={frame} style={{ height, minWidth: 0 }}>
      {width > 0 && (
        <Bar<Datum>
          key={mode} width={width} height={height} margin={margin} role="img" ariaLabel={label} theme={chartTheme} animate={false}
          data={bars.map(({ name, value }) => ({ name, value }))} keys={['value']} indexBy="name" valueScale={{ type: 'linear', min: 0, max: most }} valueFormat={format} padding={0.18} borderRadius={2}
          colors={({ data }) => chartColors[tones.get(data.name) ?? 'accent']} enableLabel={false} gridYValues={maxTicks} layers={['grid', 'axes', 'bars', markLayer]}
          axisBottom={{ tickSize: 0, tickPadding: 8, legend: nameAxis, legendPosition: 'middle', legendOffset: 36, format: (name) => (named.has(String(name)) ? String(name) : '') }}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: Math.min(maxTicks, most), legend: valueAxis, legendPosition: 'middle', legendOffset: -50, format: (value) => (Number.isInteger(value) ? format(Number(value)) : '') }}
          tooltip={({ indexValue, value }) => <ChartTip name={String(indexValue)} value={format(value)} />}
        />
      )}
    </div>
  )
}

export default BarChartDrawing
