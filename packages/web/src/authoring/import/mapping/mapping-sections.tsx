import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { requiredColumns } from '@quizwright/domain/csv/column-names.ts'
import type { CsvPreview } from '@quizwright/domain/schemas/csv.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { humanName } from './column-choices.ts'
import { EncodingChoice } from './encoding-choice.tsx'
import { MappedRows } from './mapped-rows.tsx'
import type { Mapping } from './use-mapping.ts'
import { WordQuestions } from './word-questions.tsx'
import { Select } from '../../../ui/form/select.tsx'

const choices = () =>
  [
    { value: ',', label: say('Commas') },
    { value: ';', label: say('Semicolons') },
    { value: '\t', label: say('Tabs') },
  ] as const

type SeparatorChoiceProps = { preview: CsvPreview; mapping: Mapping }

/** Lets the author correct what separates the cells of a line. */
const SeparatorChoice = ({ preview, mapping }: SeparatorChoiceProps) => (
  <Select
    label={say('Column separator')}
    value={mapping.separator ?? preview.separator}
    options={choices()}
    onChange={mapping.setSeparator}
  />
)

const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > h3': { textStyle: 'title.sm' },
    '& > p': { textStyle: 'xs', color: 'fg.muted' },
  },
})

/** The default values of the columns that a file lacks. */
const emptyNames = (columns: readonly (string | null)[]): string[] =>
  requiredColumns.filter((name) => !/\d$/.test(name) && !columns.includes(name)).map(humanName)

type MappingSectionsProps = { preview: CsvPreview; mapping: Mapping; isBusy: boolean }

/**
 * Asks about a file: always about its columns, and about its encoding and its words only if they are unclear.
 */
export const MappingSections = ({ preview, mapping, isBusy }: MappingSectionsProps) => {
  const empty = emptyNames(mapping.columns)
  const asksWords =
    preview.marks.length + preview.levels.length + preview.commaTags > 0 || preview.numbered !== undefined
  return (
    <>
      {!preview.isSure && (
        <Section>
          <h3>{say('Text encoding')}</h3>
          <EncodingChoice preview={preview} mapping={mapping} isBusy={isBusy} />
        </Section>
      )}
      {asksWords && (
        <Section>
          <h3>{say('Unknown words')}</h3>
          <WordQuestions preview={preview} mapping={mapping} />
        </Section>
      )}
      <Section>
        <h3>{say('Match columns')}</h3>
        {preview.titles.length > 0 && (
          <p>{say('Ignored above the header: “{titles}”.', { titles: preview.titles.join(' / ') })}</p>
        )}
        {!preview.format && <SeparatorChoice preview={preview} mapping={mapping} />}
        <Checkbox
          label={say('First row contains column names')}
          checked={mapping.hasHeader}
          onChange={mapping.setHasHeader}
        />
        <MappedRows preview={preview} mapping={mapping} />
        {empty.length > 0 && (
          <p>{say('Not in the file (left empty): {empty}.', { empty: commaList(empty) })}</p>
        )}
      </Section>
    </>
  )
}
