import { panel } from '../layout/panel.ts'
import { chakra } from '../styled/chakra.tsx'
import { Skeleton } from './skeleton.tsx'

const Frame = chakra('div', { base: panel })
const Bars = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-end', gap: '2', flex: '1', minHeight: '0' },
})
/** The heights of the bars, in percent. */
const bars = [18, 34, 58, 82, 96, 74, 60, 42, 26, 14]

/**
 * The placeholder of a chart in its card: title, note and bars. `height` is that of the whole card, in
 * pixels.
 */
export const ChartSkeleton = ({ label, height }: { label: string; height: number }) => (
  <Frame role="status" aria-label={label} style={{ height }}>
    <Skeleton role="presentation" width="12rem" maxWidth="full" flexShrink="0" />
    <Skeleton role="presentation" maxWidth="22rem" flexShrink="0" data-line minHeight="0" />
    <Bars>
      {bars.map((share) => (
        <Skeleton key={share} role="presentation" flex="1" style={{ height: `${share}%` }} />
      ))}
    </Bars>
  </Frame>
)
