import { chakra } from '@chakra-ui/react/styled-system'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { Choice, Conflict } from './merge-questions.ts'
import { SideView } from './side-view.tsx'

const Frame = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '3', py: '4', borderTopWidth: '1px', borderColor: 'border.muted' } })
const Sides = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

type ConflictChoiceProps = { conflict: Conflict; no: number; choice: Choice; onChoose: (choice: Choice) => void }

/** One question that both changed: what it was, mine and theirs beside each other, and which of them stands. */
export const ConflictChoice = ({ conflict: { base, mine, theirs }, no, choice, onChoose }: ConflictChoiceProps) => (
  <Frame>
    <Sides>
      {base && <SideView title="Before" question={base} />}
      <SideView title="Mine" question={mine} />
      <SideView title="Theirs" question={theirs} />
    </Sides>
    <RadioGroup
      label={`Conflict ${no}: which one stands`} value={choice} onChange={onChoose}
      options={[{ value: 'mine', label: 'Mine' }, { value: 'theirs', label: 'Theirs' }, { value: 'both', label: 'Both' }]}
    />
  </Frame>
)
