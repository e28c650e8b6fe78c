import { formatNames, type QuestionFormat, questionFormats } from '@quizwright/contracts/schemas/csv.ts'
import { Select } from '../../../ui/form/select.tsx'

type FormatChoiceProps = {
  /** What the author says; undefined: it is found from the content. */
  format: QuestionFormat | undefined
  /** What was found, where it is known. */
  found: string | undefined
  onChange: (format: QuestionFormat | undefined) => void
}

/** What only its content can make of a file: nobody says that a text is one. */
const neverChosen: ReadonlySet<QuestionFormat> = new Set(['archive', 'word', 'xlsx', 'ods'])

const nameOf = (format: string | undefined): string | undefined => {
  const known = questionFormats.find((name) => name === format)
  return known && formatNames[known]
}

/** The format of a file: found by itself, or what its author says. */
export const FormatChoice = ({ format, found, onChange }: FormatChoiceProps) => {
  const name = nameOf(found)
  const choices = questionFormats.filter((known) => !neverChosen.has(known))
  return (
    <Select<QuestionFormat | ''>
      label="The file is"
      value={format ?? ''}
      options={[
        { value: '', label: name === undefined ? 'What its content says' : `${name} (found by its content)` },
        ...choices.map((value) => ({ value, label: formatNames[value] })),
      ]}
      onChange={(value) => onChange(value === '' ? undefined : value)}
    />
  )
}
