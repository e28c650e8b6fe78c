import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { chakra } from '../styled/chakra.tsx'

const Note = chakra('p', {
  base: {
    px: '3.5',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
  },
})

type NoSuchQuestionProps = { /** The number in the address. */ asked: number; count: number }

/** Says that the quiz does not have the question in the address. */
export const NoSuchQuestion = ({ asked, count }: NoSuchQuestionProps) => (
  <Note role="alert">
    There is no question {formatNumber(asked)}: this quiz has {countOf(count, 'question')}.
  </Note>
)
