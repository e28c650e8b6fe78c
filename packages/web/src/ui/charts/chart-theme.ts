/** Colours of charts are CSS variables of the theme, so that charts follow light and dark mode. */
const color = (name: string): string => `var(--chakra-colors-${name})`

export const chartColors = {
  accent: color('accent-solid'),
  quiet: color('border-control'),
  good: color('green-solid'),
  warning: color('orange-solid'),
  bad: color('red-solid'),
  ground: color('bg-muted'),
  /** Land without a value, which must be seen on a panel in both modes. */
  land: color('bg-emphasized'),
  panel: color('bg-panel'),
  text: color('fg'),
  quietText: color('fg-muted'),
  line: color('border'),
} as const
export type ChartTone = 'accent' | 'quiet' | 'good' | 'warning' | 'bad'

export const chartText = { fontSize: 12, fill: chartColors.quietText, fontFamily: 'inherit' } as const

export const chartTheme = {
  text: chartText,
  axis: {
    ticks: { line: { stroke: chartColors.line }, text: chartText },
    legend: { text: { ...chartText, fontWeight: 500 } },
    domain: { line: { stroke: chartColors.line } },
  },
  grid: { line: { stroke: chartColors.line, strokeDasharray: '2 4' } },
  labels: { text: { ...chartText, fill: chartColors.text } },
  tooltip: {
    container: {
      background: chartColors.panel,
      color: chartColors.text,
      fontSize: 12,
      borderRadius: 8,
      boxShadow: '0 4px 16px rgba(0, 0, 0, 0.25)',
    },
  },
} as const
