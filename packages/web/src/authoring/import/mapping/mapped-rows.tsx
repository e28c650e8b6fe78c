import { say } from '@quizwright/domain/language/say.ts'
import type { CsvPreview } from '@quizwright/domain/schemas/csv.ts'
import { Select } from '../../../ui/form/select.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { columnChoices, notRead } from './column-choices.ts'
import type { Mapping } from './use-mapping.ts'

const Scroll = chakra('div', {
  base: {
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    '& table': { borderCollapse: 'collapse', textStyle: 'xs' },
    '& th, & td': {
      p: '2',
      minWidth: '10rem',
      maxWidth: '16rem',
      textAlign: 'start',
      verticalAlign: 'top',
      borderInlineEndWidth: '1px',
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      fontWeight: 'normal',
    },
    '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& [data-off]': { color: 'fg.muted', bg: 'bg.subtle' },
    '& th > span': { display: 'block', mb: '1', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
})

/** Shows the first rows of a file below the meanings of its columns, which can be changed. */
export const MappedRows = ({ preview, mapping }: { preview: CsvPreview; mapping: Mapping }) => (
  <Scroll role="region" aria-label={say('First rows of the file')} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {preview.header.map((name, index) => {
            const column = mapping.columns[index] ?? null
            return (
              // Columns of a file have no id, so their index is the key.
              <th key={index} scope="col" data-off={column === null || undefined}>
                <span dir="auto">{name.trim() || say('Column {number}', { number: index + 1 })}</span>
                <Select
                  label={say('Column “{name}” is', { name: name.trim() || index + 1 })}
                  hideLabel
                  size="sm"
                  value={column ?? notRead}
                  options={columnChoices(column)}
                  onChange={(value) => mapping.setColumn(index, value === notRead ? null : value)}
                />
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {preview.rows.map((cells, row) => (
          <tr key={row}>
            {preview.header.map((_, index) => (
              <td
                key={index}
                dir="auto"
                title={cells[index]}
                data-off={(mapping.columns[index] ?? null) === null || undefined}
              >
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)
