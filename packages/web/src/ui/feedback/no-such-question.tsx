import { sayCount } from '@quizwright/domain/language/say.ts'
import { WarningNote } from './warning-note.tsx'

type NoSuchQuestionProps = { /** The number in the address. */ asked: number; count: number }

/** Says that the quiz does not have the question in the address. */
export const NoSuchQuestion = ({ asked, count }: NoSuchQuestionProps) => (
  <WarningNote role="alert">
    {sayCount(
      count,
      'There is no question {asked}: this quiz has {count} question.',
      'There is no question {asked}: this quiz has {count} questions.',
      { asked },
    )}
  </WarningNote>
)
