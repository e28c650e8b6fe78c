import { say } from '@quizwright/domain/language/say.ts'
import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { columns } from './result-columns.tsx'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    mt: '1.5',
    textStyle: 'xs',
    fontWeight: 'normal',
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})

type RowDetailsProps = { id: string; result: ListedResult; isOpen: boolean }

/** What a row has in columns that the screen has no room for. The table shows those of the missing columns. */
export const RowDetails = ({ id, result, isOpen }: RowDetailsProps) => (
  <List id={id} hidden={!isOpen} data-details data-not-printed>
    {isOpen && (
      <>
        <div data-missing={2}>
          <dt>{say('#ID')}</dt>
          <dd>{result.user.uid}</dd>
        </div>
        {columns()
          .filter(({ leaves }) => leaves !== undefined)
          .map(({ name, leaves, cell }) => (
            <div key={name} data-missing={leaves}>
              <dt>{name}</dt>
              <dd>{cell(result)}</dd>
            </div>
          ))}
      </>
    )}
  </List>
)
