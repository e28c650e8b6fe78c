import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import { drawnLimits } from '@quizwright/domain/kinds/numeric/drawn/limits.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { useState } from 'react'
import { TextField } from '../../../../../../ui/form/text-field.tsx'

type Rows = Extract<Variable, { by: 'rows' }>

/** Reads values as they are typed, or pasted from a spreadsheet: a line for each row. One name has a value a row. */
const readRows = (text: string, names: number): string[][] => {
  const lines = text
    .split('\n')
    .map((line) => line.split(/[\t;\s]+/).filter((value) => value !== ''))
    .filter((line) => line.length > 0)
  const rows = names > 1 ? lines : lines.flat().map((value) => [value])
  return rows
    .slice(0, drawnLimits.rows)
    .map((row) => row.slice(0, drawnLimits.variables).map((value) => value.slice(0, kindLimits.numberLength)))
}

const writeRows = ({ names, rows }: Rows): string =>
  names.length > 1
    ? rows.map((row) => row.join('; ')).join('\n')
    : rows.map(([value]) => value ?? '').join('; ')

type RowsFieldProps = { variable: Rows; onChange: (variable: Rows) => void }

/** The values of a list, or the rows of a table. What is typed stays as it is while it says the same. */
export const RowsField = ({ variable, onChange }: RowsFieldProps) => {
  const { names, rows } = variable
  const [typed, setTyped] = useState(() => writeRows(variable))
  const isSame = JSON.stringify(readRows(typed, names.length)) === JSON.stringify(rows)
  return (
    <div data-wide="">
      <TextField
        label={say('Values of {names}', { names: commaList(names) })}
        hideLabel
        size="sm"
        lines={names.length > 1 ? 3 : 1}
        placeholder={
          names.length > 1 ? say('A row for each line, such as 2; 10') : say('Values, such as 2; 3; 5')
        }
        spellCheck={false}
        dir="ltr"
        value={isSame ? typed : writeRows(variable)}
        onChange={(text) => {
          setTyped(text)
          onChange({ ...variable, rows: readRows(text, names.length) })
        }}
      />
    </div>
  )
}
