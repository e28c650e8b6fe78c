import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayCount, sayMade, texts } from '@quizwright/domain/language/say.ts'
import { saySolution } from '@quizwright/domain/language/say-solution.ts'
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

const fields = texts({
  solution: 'Students see this solution after the question.',
  ai_solution: 'Answers are compared with this model answer.',
})

const describeCounts = ({ questions, to_write, kept, left_empty }: QuizToSolve): string =>
  commaList(
    [
      sayCount(
        questions,
        '{toWrite} of {count} question gets a solution',
        '{toWrite} of {count} questions get a solution',
        { toWrite: to_write },
      ),
      kept > 0 && sayCount(kept, '{count} keeps its own', '{count} keep their own'),
      left_empty > 0 && sayCount(left_empty, '{count} stays without one', '{count} stay without one'),
    ].filter((part) => part !== false),
  )

/**
 * Shows what an AI job would write: into which quizzes, how much, what it leaves out and why, and the first
 * text.
 */
export const RunAiPlan = ({ preview: { quizzes, why_left, first } }: { preview: SolutionPreview }) => (
  <>
    <Quizzes aria-label={say('What will be written')} tabIndex={0}>
      {quizzes.map((quiz) => (
        <li key={quiz.quiz_id}>
          <bdi>{quiz.quiz_name}</bdi>
          {quiz.is_published && (
            <Badge tone="warning">{say('Published: students see the solutions immediately')}</Badge>
          )}
          <p>{asSentence(describeCounts(quiz))}</p>
          {quiz.to_write > 0 && <p>{say(fields[quiz.field])}</p>}
        </li>
      ))}
    </Quizzes>
    {why_left !== null && (
      <p>
        {sayCount(
          sumOf(quizzes, 'left_empty'),
          '{count} question stays without a solution: {reason}.',
          '{count} questions stay without a solution: {reason}.',
          { reason: sayMade(why_left) },
        )}
      </p>
    )}
    {first && (
      <First>
        <h3>{say('Preview of the first')}</h3>
        <dl>
          <div>
            <dt>
              {saidWith(
                '{quiz}, question {number}',
                { quiz: <bdi>{first.quiz_name}</bdi> },
                { number: first.question_no },
              )}
            </dt>
            <dd dir="auto">{first.question}</dd>
          </div>
          {first.text_before !== null && (
            <div>
              <dt>{say('Current solution')}</dt>
              <dd dir="auto">{saySolution(first.text_before)}</dd>
            </div>
          )}
          <div>
            <dt>{first.text === null ? say('No preview') : say('New solution')}</dt>
            <dd dir="auto">
              {first.text === null ? sayMade(first.why_none ?? '') : saySolution(first.text)}
            </dd>
          </div>
        </dl>
      </First>
    )}
  </>
)
