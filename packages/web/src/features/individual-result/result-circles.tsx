import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { type CircleState, QuestionCircles } from '@quizwright/ui/question/question-circles.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { describeState, type QuestionState, stateNames, stateOf } from './question-state.ts'

/**
 * Colour is not the only difference: a correct answer is filled, a wrong one has a cross beside its number, a
 * skipped one is dashed.
 */
const Circles = chakra('div', {
  base: {
    '--circles-height': '18rem',
    '--circles-margin': '-0.25rem',
    '--circle-size': 'sizes.9',
    '--circle-padding': 'spacing.1',
    '--circle-font-size': 'fontSizes.sm',
    '--circle-line-height': '1.25rem',
    '--circle-border': '2px',
    '--circle-correct-ink': 'colors.green.contrast',
    '--circle-correct-ground': 'colors.green.solid',
    '--circle-incorrect-ink': 'colors.red.contrast',
    '--circle-incorrect-ground': 'colors.red.solid',
    '--circle-incorrect-mark': '"✗"',
    '--circle-skipped-ground': 'colors.gray.subtle',
    '--circle-skipped-border': 'dashed',
  },
})
const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    listStyle: 'none',
    mt: '3',
    textStyle: 'sm',
    color: 'fg.muted',
    '--circle-size': 'sizes.5',
    '--circle-padding': '0',
    '--circle-font-size': 'fontSizes.2xs',
    '--circle-line-height': '0.875rem',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
})

const states: readonly QuestionState[] = ['correct', 'skipped', 'incorrect']

/** States that a result seldom has; their legend is shown only then. */
const rareStates: readonly QuestionState[] = ['not counted', 'waiting']

const circleOf = (state: QuestionState): CircleState =>
  state === 'not counted' || state === 'waiting' ? 'answered' : state

type ResultCirclesProps = {
  questions: readonly ResultQuestion[]
  /** Called with the index of the question. */
  onOpen: (index: number) => void
}

/** Shows every question of a result as a circle with its state, with a legend and counts. */
export const ResultCircles = ({ questions, onOpen }: ResultCirclesProps) => {
  const count = (state: QuestionState) => questions.filter((question) => stateOf(question) === state).length
  return (
    <Circles>
      <QuestionCircles
        label={say('Questions')}
        onPress={onOpen}
        circles={questions.map((question, index) => ({
          questionId: question.question_id,
          questionNumber: index + 1,
          state: circleOf(stateOf(question)),
          name: say('Question {number}: {question}', {
            number: index + 1,
            question: describeState(question),
          }),
        }))}
      />
      <Legend aria-label={say('What the circles mean')}>
        {[...states, ...rareStates.filter((state) => count(state) > 0)].map((state) => (
          <li key={state}>
            <span className="question-circle" data-state={circleOf(state)} data-sample aria-hidden>
              1
            </span>
            {stateNames[state]}: {formatNumber(count(state))}
          </li>
        ))}
      </Legend>
    </Circles>
  )
}
