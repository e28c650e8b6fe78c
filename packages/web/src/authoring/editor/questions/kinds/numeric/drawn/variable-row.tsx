import { say } from '@quizwright/domain/language/say.ts'
import { drawnLimits } from '@quizwright/domain/kinds/numeric/drawn/limits.ts'
import { namesOf, type Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../../../../ui/buttons/button.tsx'
import { Select } from '../../../../../../ui/form/select.tsx'
import { TextField } from '../../../../../../ui/form/text-field.tsx'
import { KindRow } from '../../kind-row.tsx'
import { RowsField } from './rows-field.tsx'

const readNames = (text: string): string[] =>
  text
    .split(/[,;\s]+/)
    .filter((name) => name !== '')
    .slice(0, drawnLimits.variables)
    .map((name) => name.slice(0, drawnLimits.nameLength))

/** The same variable drawn in another way, with what fits. */
const drawnBy = (by: Variable['by'], one: Variable): Variable => {
  const [name = ''] = namesOf(one)
  if (by === one.by) return one
  if (one.by === 'range') return { by: 'rows', names: [name], rows: [[one.from], [one.to]] }
  const values = one.rows.map(([value = '']) => value)
  return { by: 'range', name, from: values[0] ?? '1', to: values.at(-1) ?? '10', step: '1' }
}

type VariableRowProps = {
  variable: Variable
  /** The number of the row. */
  no: number
  onChange: (variable: Variable) => void
  onRemove: () => void
}

/** One variable: its name, and the values that are drawn from. Several names of a list are a table. */
export const VariableRow = ({ variable, no, onChange, onRemove }: VariableRowProps) => {
  const names = namesOf(variable)
  const [typed, setTyped] = useState(() => names.join(', '))
  const isSame = readNames(typed).join() === names.join()
  const ends = [
    ['from', say('From')],
    ['to', say('To')],
    ['step', say('Step')],
  ] as const
  return (
    <KindRow role="group" aria-label={say('Variable {number}', { number: no })}>
      <div data-narrow="">
        <TextField
          label={say('Name of variable {number}', { number: no })}
          hideLabel
          size="sm"
          placeholder={variable.by === 'rows' ? say('Name, or m, v') : say('Name')}
          spellCheck={false}
          dir="ltr"
          value={isSame ? typed : names.join(', ')}
          onChange={(text) => {
            setTyped(text)
            const read = readNames(text)
            onChange(
              variable.by === 'range'
                ? { ...variable, name: read[0] ?? '' }
                : { ...variable, names: read.length === 0 ? [''] : read },
            )
          }}
        />
      </div>
      <div data-narrow="">
        <Select
          label={say('Values of variable {number}', { number: no })}
          hideLabel
          size="sm"
          value={variable.by}
          options={[
            { value: 'range', label: say('from … to …') },
            { value: 'rows', label: say('one of a list') },
          ]}
          onChange={(by) => onChange(drawnBy(by, variable))}
        />
      </div>
      {variable.by === 'range' ? (
        ends.map(([end, label]) => (
          <div key={end} data-narrow="">
            <TextField
              label={label}
              size="sm"
              maxLength={kindLimits.numberLength}
              spellCheck={false}
              dir="ltr"
              value={variable[end]}
              onChange={(value) => onChange({ ...variable, [end]: value })}
            />
          </div>
        ))
      ) : (
        <RowsField variable={variable} onChange={onChange} />
      )}
      <IconButton
        label={say('Remove variable {number}', { number: no })}
        icon={<X aria-hidden />}
        onClick={onRemove}
      />
    </KindRow>
  )
}
