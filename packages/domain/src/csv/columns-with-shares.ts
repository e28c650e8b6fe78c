import { keyColumn, optionListColumn } from './column-names.ts'
import { foldHeading } from './fold-heading.ts'
import { scoreName } from './heading-words.ts'
import { limits } from '../limits.ts'
import { inPercent, shareIn, sharesListed } from './shares-in-cells.ts'
import { flagOf } from './words.ts'

type Columns = readonly (string | null)[]
type Rows = readonly (readonly string[])[]

/** The number of the option whose mark or score a heading names. */
const optionScored = (cell: string): number | undefined => {
  const [, behind, alone] = scoreName.exec(foldHeading(cell.replace('%', 'percent'))) ?? []
  const label = behind ?? alone
  if (label === undefined) return undefined
  return /\d/.test(label) ? Number(label) : label.charCodeAt(0) - 96
}

/**
 * Columns of what each option earns say which is right: "Score 1" with 0 and 100, "Weight A" with 50 and -50. Beside a
 * key, marks that are all or nothing say no more.
 */
export const withScores = (
  header: readonly string[],
  columns: Columns,
  rows: Rows,
): (string | null)[] | undefined => {
  const isNumber = (cells: readonly string[], index: number): boolean => {
    const cell = cells[index] ?? ''
    return flagOf(cell) !== undefined || shareIn(cell) !== undefined
  }
  const places = header.map((cell, index) => {
    const option = columns[index] === null ? optionScored(cell) : undefined
    return rows.every((cells) => isNumber(cells, index)) ? option : undefined
  })
  const scored = places.flatMap((place, index) => (place === undefined ? [] : [index]))
  if (scored.length < limits.minOptions || rows.length === 0) return undefined
  const areShares = rows.some((cells) => scored.some((index) => flagOf(cells[index] ?? '') === undefined))
  const hasMarks = columns.some((name) => name?.startsWith('is_correct'))
  if (hasMarks || (columns.includes(keyColumn) && !areShares)) return undefined
  return columns.map((name, index) => (places[index] === undefined ? name : `is_correct${places[index]}`))
}

/** Numbers that no label of an option is. */
const isNoLabel = (share: number): boolean =>
  share < 0 || share > limits.maxOptions || !Number.isInteger(share)

/**
 * A column whose cells list a number for each option holds what these earn: "50/50/-50", "100%|0%". It may be called as
 * the marks or the key are.
 */
export const withSharesListed = (columns: Columns, rows: Rows): (string | null)[] | undefined => {
  const hasOptions = columns.some((name) => name === optionListColumn || name === 'option1')
  const isTold = columns.some((name) => name === 'credit' || name?.startsWith('is_correct'))
  if (!hasOptions || isTold) return undefined
  const listed = (cells: readonly string[], index: number): number[] | undefined => {
    const shares = sharesListed(cells[index] ?? '')
    return shares && shares.length <= limits.maxOptions && inPercent(shares) ? shares : undefined
  }
  const found = columns.findIndex((name, index) => {
    if (name !== null && name !== keyColumn && name !== 'weightage') return false
    const filled = rows.filter((cells) => (cells[index] ?? '').trim() !== '')
    const lists = filled.map((cells) => listed(cells, index))
    const areSure = name === null || lists.some((shares) => shares?.some(isNoLabel))
    return filled.length > 0 && areSure && lists.every((shares) => shares !== undefined)
  })
  return found < 0 ? undefined : columns.map((name, index) => (index === found ? 'credit' : name))
}
