import { sayCount } from '@quizwright/domain/language/say.ts'
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
    {sayCount(
      count,
      'There is no question {asked}: this quiz has {count} question.',
      'There is no question {asked}: this quiz has {count} questions.',
      { asked },
    )}
  </Note>
)
