import { elementAt } from '../../../defined.ts'
import { kindLimits } from '../../../limits.ts'
import { drawnLimits } from './limits.ts'
import type { Variable } from './schema.ts'

const writeVariable = (one: Variable): string => {
  if (one.by === 'range') return `${one.name} = ${one.from}..${one.to} step ${one.step}`
  const names = one.names.length === 1 ? elementAt(one.names, 0) : `(${one.names.join(', ')})`
  return `${names} = ${one.rows.map((row) => row.join(', ')).join(' | ')}`
}

/** Writes variables into a cell: "a = 1..10 step 0.5; b = 2 | 3 | 5; (m, v) = 2, 10 | 3, 15". */
export const writeVariables = (variables: readonly Variable[]): string =>
  variables.map(writeVariable).join('; ')

const range = /^(\S+?)\s*\.\.\s*(\S+?)(?:\s+step\s+(\S+))?$/

const readVariable = (text: string): Variable | undefined => {
  const [names = '', values = '', ...more] = text.split('=').map((one) => one.trim())
  if (names === '' || values === '' || more.length > 0) return undefined
  const ends = range.exec(values)
  if (ends)
    return {
      by: 'range',
      name: names,
      from: elementAt(ends, 1),
      to: elementAt(ends, 2),
      step: ends[3] ?? '1',
    }
  return {
    by: 'rows',
    names: names
      .replaceAll(/^\(|\)$/g, '')
      .split(',')
      .map((one) => one.trim()),
    rows: values.split('|').map((row) => row.split(',').map((one) => one.trim())),
  }
}

const isShort = (one: Variable): boolean =>
  one.by === 'range'
    ? one.name.length <= drawnLimits.nameLength &&
      [one.from, one.to, one.step].every((text) => text.length <= kindLimits.numberLength)
    : one.names.length <= drawnLimits.variables &&
      one.names.every((name) => name.length <= drawnLimits.nameLength) &&
      one.rows.length <= drawnLimits.rows &&
      one.rows.every(
        (row) =>
          row.length <= drawnLimits.variables && row.every((text) => text.length <= kindLimits.numberLength),
      )

/** Reads what `writeVariables` writes; a range without a step has steps of 1. Undefined if it is something else. */
export const readVariables = (cell: string): Variable[] | undefined => {
  const parts = cell.split(';').filter((one) => one.trim() !== '')
  const read = parts.flatMap((one) => readVariable(one) ?? [])
  return read.length === parts.length && read.length <= drawnLimits.variables && read.every(isShort)
    ? read
    : undefined
}
