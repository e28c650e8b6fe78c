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
export const choices = [
  { value: 'mine', label: 'Mine' },
  { value: 'theirs', label: 'Theirs' },
  { value: 'both', label: 'Both' },
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
      {base && <QuestionSide title="Before" question={base} absent="Deleted" view="before" />}
      <QuestionSide title="Mine" question={mine} comparedWith={base} absent="Deleted" view="both" />
      <QuestionSide title="Theirs" question={theirs} comparedWith={base} absent="Deleted" view="both" />
    </Sides>
    <RadioGroup
      label={`Question ${no}: which one stands`}
      value={choice}
      onChange={onChoose}
      options={choices}
    />
  </Frame>
)
