import { say } from '@quizwright/domain/language/say.ts'
import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import { TriangleAlert } from 'lucide-react'
import { sayProblem } from '../../api/problem-text.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Line = chakra('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    mt: '1',
    mb: '1',
    maxWidth: '30rem',
    color: 'fg.warning',
    textStyle: 'sm',
    fontWeight: 'normal',
    '& svg': { flex: 'none', width: '4', height: '4', mt: '0.5' },
  },
})

const adviceOf = ({ message, is_tried_again }: NonNullable<QuizToMark['suggestions_problem']>): string => {
  if (is_tried_again) return say('It retries automatically. You can mark the answers in the meantime.')
  return message.endsWith('yourself.')
    ? ''
    : say('It won’t retry. Mark the answers yourself and tell your Quizwright administrator.')
}

/** Says why answers have no suggested marks, and what happens next. */
export const SuggestionsProblem = ({
  problem,
}: {
  problem: NonNullable<QuizToMark['suggestions_problem']>
}) => (
  <Line>
    <TriangleAlert aria-hidden />
    {`${sayProblem(problem)} ${adviceOf(problem)}`.trim()}
  </Line>
)
