import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { chakra } from '../styled/chakra.tsx'

const Frame = chakra('span', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: { base: '3rem 3.75rem', md: '4rem 3.75rem' },
    alignItems: 'center',
    gap: '2',
    justifyContent: 'end',
  },
})
const Track = chakra('span', {
  base: {
    display: 'block',
    height: '2',
    borderRadius: 'full',
    bg: 'bg.emphasized',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full', borderRadius: 'full', bg: 'accent.solid' },
    '&[data-tone=bad] > span': { bg: 'red.solid' },
    '&[data-tone=good] > span': { bg: 'green.solid' },
    '&[data-tone=quiet] > span': { bg: 'border.control' },
  },
})

/** A percentage in a table cell, as a bar and a number. */
export const PercentBar = ({ percent, tone }: { percent: number; tone?: 'bad' | 'good' | 'quiet' }) => (
  <Frame>
    <Track aria-hidden data-tone={tone}>
      <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
    </Track>
    <span>{formatPercent(percent, { least: 1, most: 1 })}</span>
  </Frame>
)
