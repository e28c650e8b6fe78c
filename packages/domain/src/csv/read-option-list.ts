import { elementAt } from '../defined.ts'
import { lengths, limits } from '../limits.ts'
import type { Option } from '../schemas/question.ts'
import { readQuotedList } from './quoted-list.ts'
import { CellError, type ColumnPosition, readText } from './read-cells.ts'

const letterBefore = /(?:^|\s)[([（]?([A-Ha-h])[.):\]．、）：]\s*/g
const letterOrNumber = /^[([（]?([A-Ha-h]|[1-8])[.):\]．、）：]\s*(?=\S)/

/** What a program writes for no options. */
const emptyList = /^\s*(?:\{\s*\}|\[\s*\])\s*$/

/**
 * Reads the options that one cell lists. A star before an option marks it as correct. An empty cell lists
 * none. `least`: how many it must list; of wrong ones, beside a column for the right one, one is enough.
 */
export const readOptionList = (
  cell: string,
  column: ColumnPosition,
  key: string,
  least: number = limits.minOptions,
): Option[] => {
  if (cell.trim() === '' || emptyList.test(cell)) return []
  const parts = withoutLabels(splitOptions(cell.trim(), key.trim(), least))
  if (parts.length < least)
    throw new CellError(column, 'must list the options, each in a line of its own or with | between them.')
  if (parts.length > limits.maxOptions)
    throw new CellError(column, `lists ${parts.length} options; a question has at most ${limits.maxOptions}.`)
  const hasStars = parts.some((part) => part.startsWith('*'))
  return parts.map((part) => ({
    option: readText(hasStars ? part.replace(/^\*\s*/, '') : part, column, lengths.option),
    equation: '',
    image_url: '',
    is_correct: hasStars && part.startsWith('*'),
    is_selected: false,
  }))
}

/** With so many parts between commas or slashes, a letter or a number beside them names one of them. */
const sureParts = 3
const label = /^[([]?(?:([A-Ha-h])|([1-8]))[).\]]?$/

/** Whether a key names one of the parts: by its text, or by its place among many. */
const namesPart = (key: string, parts: readonly string[]): boolean => {
  if (parts.includes(key)) return true
  const [, letter, digit] = label.exec(key) ?? []
  const place = letter === undefined ? Number(digit) : letter.toUpperCase().charCodeAt(0) - 64
  return parts.length >= sureParts && place <= parts.length
}

/**
 * Splits a cell into options. Texts often contain commas and slashes, so these only separate if the key names one of
 * the parts, or if all parts are wrong options.
 */
const splitOptions = (cell: string, key: string, least: number): string[] => {
  const listed = readQuotedList(cell) ?? splitAtLetters(cell)
  if (listed) return listed
  for (const separator of ['\n', '|', ';']) if (cell.includes(separator)) return partsOf(cell, separator)
  const separators = [' / ', cell.includes(', ') ? ', ' : ',', '/']
  const found = separators
    .map((separator) => partsOf(cell, separator))
    .find((parts) => (least < limits.minOptions ? parts.length > 1 : namesPart(key, parts)))
  return found ?? [cell]
}

/** Whether a cell lists several options in a way that no single text has. */
export const isOptionList = (cell: string): boolean =>
  /[\n|;]/.test(cell.trim()) || (readQuotedList(cell) ?? splitAtLetters(cell.trim()) ?? []).length > 1

/** Whether a cell lists at least two options, between commas only if the key beside it names one of them. */
export const listsOptions = (cell: string, key: string): boolean =>
  splitOptions(cell.trim(), key.trim(), limits.minOptions).length >= limits.minOptions

const partsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Splits "A) one B) two". The labels must run from A in order and start at the beginning of the cell. */
const splitAtLetters = (cell: string): string[] | undefined => {
  const starts: RegExpExecArray[] = []
  for (const found of cell.matchAll(letterBefore))
    if (elementAt(found, 1).toUpperCase() === String.fromCodePoint(65 + starts.length)) starts.push(found)
  if (starts.length < limits.minOptions || elementAt(starts, 0).index > 0) return undefined
  return starts.map((start, index) =>
    cell
      .slice(start.index + start[0].length, starts[index + 1]?.index)
      .replace(/[\s|;,]+$/, '')
      .trim(),
  )
}

/** Removes the labels ("A)", "1.") if every option has one and they are in order. */
const withoutLabels = (parts: readonly string[]): string[] => {
  const labels = parts.map((part) => letterOrNumber.exec(part)?.[1]?.toUpperCase())
  const areInOrder = (first: number): boolean =>
    labels.every((label, index) => label === String.fromCodePoint(first + index))
  const areLabels = areInOrder('A'.charCodeAt(0)) || areInOrder('1'.charCodeAt(0))
  return parts.map((part) => (areLabels ? part.replace(letterOrNumber, '') : part))
}
