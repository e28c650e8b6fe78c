import { say } from '@quizwright/domain/language/say.ts'
import { formatNames, type QuestionFormat, questionFormats } from '@quizwright/domain/schemas/csv.ts'
import { Select } from '../../../ui/form/select.tsx'

type FormatChoiceProps = {
  /** The format that the author chose; undefined to detect it from the content. */
  format: QuestionFormat | undefined
  /** The detected format, if known. */
  found: string | undefined
  onChange: (format: QuestionFormat | undefined) => void
}

/** Formats that are always detected and can never be chosen for a text. */
const neverChosen: ReadonlySet<QuestionFormat> = new Set(['archive', 'h5p', 'word', 'odt', 'xlsx', 'ods'])

const nameOf = (format: string | undefined): string | undefined => {
  const known = questionFormats.find((name) => name === format)
  return known && say(formatNames[known])
}

/** Shows the detected format of a file and lets the author choose another. */
export const FormatChoice = ({ format, found, onChange }: FormatChoiceProps) => {
  const name = nameOf(found)
  const choices = questionFormats.filter((known) => !neverChosen.has(known))
  return (
    <Select<QuestionFormat | ''>
      label={say('File format')}
      value={format ?? ''}
      options={[
        {
          value: '',
          label: name === undefined ? say('Detect from content') : say('{name} (detected)', { name }),
        },
        ...choices.map((value) => ({ value, label: say(formatNames[value]) })),
      ]}
      onChange={(value) => onChange(value === '' ? undefined : value)}
    />
  )
}
