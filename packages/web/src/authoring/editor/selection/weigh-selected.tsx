import { limits } from '@quizwright/domain/limits.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { type Difficulty, difficulties } from '@quizwright/domain/schemas/question.ts'
import { useState } from 'react'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { FormDialog } from '../form-dialog.tsx'

type MarksOfSelectedProps = { count: number; onSet: (marks: number) => void; onClose: () => void }

export const MarksOfSelected = ({ count, onSet, onClose }: MarksOfSelectedProps) => {
  const [typed, setTyped] = useState('')
  return (
    <FormDialog
      title={`Set the marks of ${countOf(count, 'question')}`}
      confirmLabel="Set marks"
      isReady={typed !== ''}
      onConfirm={() => onSet(Number(typed))}
      onClose={onClose}
    >
      <NumberField
        label="Marks of each"
        maxDigits={limits.weightageDigits}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  )
}

const choices = difficulties.map((level) => ({ value: level, label: level }))

type DifficultyOfSelectedProps = {
  count: number
  onSet: (difficulty: Difficulty) => void
  onClose: () => void
}

export const DifficultyOfSelected = ({ count, onSet, onClose }: DifficultyOfSelectedProps) => {
  const [chosen, setChosen] = useState<Difficulty>('Medium')
  return (
    <FormDialog
      title={`Set the difficulty of ${countOf(count, 'question')}`}
      confirmLabel="Set difficulty"
      onConfirm={() => onSet(chosen)}
      onClose={onClose}
    >
      <Select label="Difficulty" value={chosen} options={choices} onChange={setChosen} />
    </FormDialog>
  )
}
