import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { type QuestionState, stateOf, stateWords } from './question-state.ts'

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    listStyle: 'none',
    maxHeight: '18rem',
    overflowY: 'auto',
    p: '1',
    m: '-1',
  },
})
/**
 * Not by colour alone: a right answer is filled, a wrong one struck through, a skipped one drawn with dashes.
 */
const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '9',
    height: '9',
    px: '1',
    borderRadius: 'full',
    borderWidth: '2px',
    textStyle: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'button',
  },
  variants: {
    state: {
      correct: { bg: 'green.solid', borderColor: 'green.solid', color: 'green.contrast' },
      skipped: { bg: 'gray.subtle', borderStyle: 'dashed', borderColor: 'border.control', color: 'fg.muted' },
      incorrect: {
        bg: 'red.solid',
        borderColor: 'red.solid',
        color: 'red.contrast',
        textDecoration: 'line-through',
      },
    },
  },
} as const
const Circle = chakra('button', look)
const Key = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    listStyle: 'none',
    mt: '3',
    textStyle: 'sm',
    color: 'fg.muted',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
})
const Sample = chakra('span', {
  ...look,
  base: { ...look.base, minWidth: '5', height: '5', px: '0', textStyle: '2xs', cursor: 'default' },
})

const states: readonly QuestionState[] = ['correct', 'skipped', 'incorrect']

/** A numbered circle for each question: how it went, and the way to it. */
export const QuestionCircles = ({
  questions,
  onOpen,
}: {
  questions: readonly ResultQuestion[]
  onOpen: (at: number) => void
}) => {
  const count = (state: QuestionState) => questions.filter((question) => stateOf(question) === state).length
  return (
    <div>
      <List aria-label="Questions">
        {questions.map((question, at) => (
          <li key={question.question_id}>
            <Circle
              type="button"
              state={stateOf(question)}
              data-state={stateOf(question)}
              aria-label={`Question ${at + 1}: ${stateWords[stateOf(question)]}`}
              onClick={() => onOpen(at)}
            >
              {at + 1}
            </Circle>
          </li>
        ))}
      </List>
      <Key aria-label="What the circles mean">
        {states.map((state) => (
          <li key={state}>
            <Sample state={state} aria-hidden>
              1
            </Sample>
            {stateWords[state]}: {count(state).toLocaleString()}
          </li>
        ))}
      </Key>
    </div>
  )
}
