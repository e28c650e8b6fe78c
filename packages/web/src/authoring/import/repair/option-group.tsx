import { say } from '@quizwright/domain/language/say.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ErrorText } from './error-text.ts'
import { OptionCells } from './option-cells.tsx'
import { onlyCorrect } from './row-cells.ts'
import type { RowCells } from './use-row-cells.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    '& > legend': { textStyle: 'label', mb: '1.5' },
  },
})

/** Which cell of an option takes the focus if the error is in this column. */
const focusOf = (column: string, no: number): 'text' | 'mark' | undefined => {
  if (column === `option${no}`) return 'text'
  return column === `is_correct${no}` ? 'mark' : undefined
}

type OptionGroupProps = {
  row: RowCells
  optionNos: readonly number[]
  /** The column that takes the focus. */
  column: string
  /** Whether options without text are shown too. The first four are always shown. */
  showsAll: boolean
}

/** The options of a row with their marks. */
export const OptionGroup = ({ row, optionNos, column, showsAll }: OptionGroupProps) => (
  <Group>
    <legend>{say('Options')}</legend>
    {optionNos
      .filter((no) => showsAll || no <= 4 || row.valueOf(`option${no}`) !== '')
      .map((no) => (
        <OptionCells
          key={no}
          no={no}
          text={row.valueOf(`option${no}`)}
          correct={row.valueOf(`is_correct${no}`)}
          error={row.errorOf(`option${no}`)}
          focused={focusOf(column, no)}
          onText={(text) => row.write({ [`option${no}`]: text })}
          onMark={() => row.write(onlyCorrect(optionNos, no))}
        />
      ))}
    <div aria-live="polite">
      {row.errors
        .filter((error) => error.column.startsWith('is_correct'))
        .map(({ text }) => (
          <ErrorText key={text}>{text}</ErrorText>
        ))}
    </div>
  </Group>
)
