import { say } from '@quizwright/domain/language/say.ts'
import { QuestionSide } from '../../../questions/comparison/question-side.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import type { Choice, Conflict } from '../../document/merging/merge-questions.ts'

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
  },
})
const Sides = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** The choices for a question that both sides changed. */
export const choices = () =>
  [
    { value: 'mine', label: say('Mine') },
    { value: 'theirs', label: say('Theirs') },
    { value: 'both', label: say('Both') },
  ] as const satisfies readonly { value: Choice; label: string }[]

type ConflictChoiceProps = {
  conflict: Conflict
  /** The number of the question here, or on the other side if it was deleted here. */
  no: number
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * Shows a question that both sides changed: the original, both versions side by side with changed words
 * marked, and the choice between them.
 */
export const ConflictChoice = ({
  conflict: { base, mine, theirs },
  no,
  choice,
  onChoose,
}: ConflictChoiceProps) => (
  <Frame>
    <Sides>
      {base && <QuestionSide title={say('Before')} question={base} absent={say('Deleted')} view="before" />}
      <QuestionSide
        title={say('Mine')}
        question={mine}
        comparedWith={base}
        absent={say('Deleted')}
        view="both"
      />
      <QuestionSide
        title={say('Theirs')}
        question={theirs}
        comparedWith={base}
        absent={say('Deleted')}
        view="both"
      />
    </Sides>
    <RadioGroup
      label={say('Question {number}: which one to keep', { number: no })}
      value={choice}
      onChange={onChoose}
      options={choices()}
    />
  </Frame>
)
