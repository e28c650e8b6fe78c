import { difficultyName } from '../../../questions/difficulty-name.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { limits } from '@quizwright/domain/limits.ts'
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
      title={sayCount(count, 'Set the marks of {count} question', 'Set the marks of {count} questions')}
      confirmLabel={say('Set marks')}
      isReady={typed !== ''}
      onConfirm={() => onSet(Number(typed))}
      onClose={onClose}
    >
      <NumberField
        label={say('Marks for each')}
        maxDigits={limits.weightageDigits}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  )
}

const choices = () => difficulties.map((level) => ({ value: level, label: difficultyName(level) }))

type DifficultyOfSelectedProps = {
  count: number
  onSet: (difficulty: Difficulty) => void
  onClose: () => void
}

export const DifficultyOfSelected = ({ count, onSet, onClose }: DifficultyOfSelectedProps) => {
  const [chosen, setChosen] = useState<Difficulty>('Medium')
  return (
    <FormDialog
      title={sayCount(
        count,
        'Set the difficulty of {count} question',
        'Set the difficulty of {count} questions',
      )}
      confirmLabel={say('Set difficulty')}
      onConfirm={() => onSet(chosen)}
      onClose={onClose}
    >
      <Select label={say('Difficulty')} value={chosen} options={choices()} onChange={setChosen} />
    </FormDialog>
  )
}
