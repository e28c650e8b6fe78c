import { say } from '@quizwright/domain/language/say.ts'
import type { CsvPreview } from '@quizwright/domain/schemas/csv.ts'
import { Select } from '../../../ui/form/select.tsx'
import type { Mapping } from './use-mapping.ts'

const choices = () =>
  [
    { value: ',', label: say('Commas') },
    { value: ';', label: say('Semicolons') },
    { value: '\t', label: say('Tabs') },
  ] as const

type SeparatorChoiceProps = { preview: CsvPreview; mapping: Mapping }

/** Lets the author correct what separates the cells of a line. */
export const SeparatorChoice = ({ preview, mapping }: SeparatorChoiceProps) => (
  <Select
    label={say('Column separator')}
    value={mapping.separator ?? preview.separator}
    options={choices()}
    onChange={mapping.setSeparator}
  />
)
