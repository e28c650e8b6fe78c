import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { QuizToSolve, SolutionPreview } from '@quizwright/contracts/schemas/solution-run.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Quizzes = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '13rem',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    '& li': { px: '3', py: '2', overflowWrap: 'anywhere' },
    '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& p': { textStyle: 'xs', color: 'fg.muted' },
    '& bdi': { fontWeight: 'medium', me: '2' },
  },
})
const First = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& h3': { textStyle: 'label' },
    '& dl': { display: 'grid', gap: '2', m: '0' },
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': {
      m: '0',
      px: '3',
      py: '2',
      maxHeight: '9rem',
      overflowY: 'auto',
      bg: 'bg.muted',
      borderRadius: 'l2',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
})

export const sumOf = (quizzes: readonly QuizToSolve[], part: 'to_write' | 'left_empty'): number =>
  quizzes.reduce((sum, quiz) => sum + quiz[part], 0)

export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const fields = {
  solution: 'The text is the solution that students see after the question.',
  ai_solution: 'The text is the model answer that answers are compared with.',
}

const describeCounts = ({ questions, to_write, kept, left_empty }: QuizToSolve): string =>
  [
    `${formatNumber(to_write)} of ${counted(questions, 'question gets', 'questions get')} a solution`,
    kept > 0 && `${formatNumber(kept)} ${kept === 1 ? 'keeps its own' : 'keep their own'}`,
    left_empty > 0 && `${formatNumber(left_empty)} ${left_empty === 1 ? 'stays' : 'stay'} empty`,
  ]
    .filter((part) => part !== false)
    .join(', ')

/**
 * Shows what an AI job would write: into which quizzes, how much, what it leaves out and why, and the first
 * text.
 */
export const RunAiPlan = ({ preview: { quizzes, why_left, first } }: { preview: SolutionPreview }) => (
  <>
    <Quizzes aria-label="What is written where" tabIndex={0}>
      {quizzes.map((quiz) => (
        <li key={quiz.quiz_id}>
          <bdi>{quiz.quiz_name}</bdi>
          {quiz.is_published && <Badge tone="warning">Published: students see it at once</Badge>}
          <p>{describeCounts(quiz)}.</p>
          {quiz.to_write > 0 && <p>{fields[quiz.field]}</p>}
        </li>
      ))}
    </Quizzes>
    {why_left !== null && (
      <p>
        {counted(sumOf(quizzes, 'left_empty'), 'question stays', 'questions stay')} empty: {why_left}.
      </p>
    )}
    {first && (
      <First>
        <h3>The first of them</h3>
        <dl>
          <div>
            <dt>
              <bdi>{first.quiz_name}</bdi>, question {first.question_no}
            </dt>
            <dd dir="auto">{first.question}</dd>
          </div>
          {first.text_before !== null && (
            <div>
              <dt>The solution now</dt>
              <dd dir="auto">{first.text_before}</dd>
            </div>
          )}
          <div>
            <dt>{first.text === null ? 'No preview' : 'As it would be written'}</dt>
            <dd dir="auto">{first.text ?? first.why_none}</dd>
          </div>
        </dl>
      </First>
    )}
  </>
)
