import { sayCount } from '@quizwright/domain/language/say.ts'
import type { ReactNode } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'

const Frame = chakra('aside', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', minHeight: '0', height: 'full' },
})
const Title = chakra('h2', {
  base: {
    textStyle: 'sm',
    fontWeight: 'semibold',
    display: 'flex',
    justifyContent: 'space-between',
    '& > span': { color: 'fg.muted', fontWeight: 'normal' },
  },
})
type SummaryFrameProps = { title: string; count: number; children: ReactNode }

/** The frame of the quiz summary. Its title shows the number of questions. */
export const SummaryFrame = ({ title, count, children }: SummaryFrameProps) => (
  <Frame aria-label={title}>
    <Title>
      {title} <span>{sayCount(count, '{count} question', '{count} questions')}</span>
    </Title>
    {children}
  </Frame>
)
