import { difficultyName } from '../../../questions/difficulty-name.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { difficulties } from '@quizwright/domain/schemas/question.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { humanName } from '../mapping/column-choices.ts'

type CellFieldProps = {
  column: string
  value: string
  error: string | undefined
  /** What is missing, although the row can be imported without it. */
  omission: string | undefined
  focused: boolean
  onChange: (value: string) => void
}

const longTexts = new Set(['question', 'paragraph', 'solution'])
const hints: Record<string, string> = texts({ tags: 'Separated by ;', weightage: 'A whole number' })
const levels = () => difficulties.map((value) => ({ value, label: difficultyName(value) }))

/** One cell of a row, labelled with its column. */
export const CellField = ({ column, value, error, omission, focused, onChange }: CellFieldProps) => {
  const level = difficulties.find((name) => name.toLowerCase() === value.trim().toLowerCase())
  if (column === 'difficulty_level') {
    // The value from the file stays visible until another one is chosen.
    const choices = level ? levels() : [{ value, label: value.trim() || say('(empty)') }, ...levels()]
    return (
      <Select
        label={humanName(column)}
        value={level ?? value}
        options={choices}
        error={error}
        hint={omission}
        autoFocus={focused}
        onChange={onChange}
      />
    )
  }
  return (
    <TextField
      label={humanName(column)}
      value={value}
      error={error}
      hint={[omission, hints[column] && say(hints[column])].filter(Boolean).join('. ')}
      autoFocus={focused}
      onChange={onChange}
      lines={longTexts.has(column) ? 2 : undefined}
      inputMode={column === 'weightage' ? 'numeric' : undefined}
    />
  )
}
