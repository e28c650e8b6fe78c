import { elementAt } from '../defined.ts'
import { lengths, limits } from '../limits.ts'
import type { Option } from '../schemas/question.ts'
import { CellError, type ColumnPosition, readText } from './read-cells.ts'

const letterBefore = /(?:^|\s)[([]?([A-Ha-h])[.):\]]\s*/g
const letterOrNumber = /^[([]?([A-Ha-h]|[1-8])[.):\]]\s*(?=\S)/

/**
 * Reads the options that one cell lists. A star before an option marks it as correct. An empty cell lists
 * none.
 */
export const readOptionList = (cell: string, column: ColumnPosition, key: string): Option[] => {
  if (cell.trim() === '') return []
  const parts = withoutLabels(splitOptions(cell.trim(), key.trim()))
  if (parts.length < limits.minOptions)
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

/**
 * Splits a cell into options. Texts often contain commas, so a comma separates only if the key equals one of
 * the parts.
 */
const splitOptions = (cell: string, key: string): string[] => {
  const listed = readJsonList(cell) ?? splitAtLetters(cell)
  if (listed) return listed
  for (const separator of ['\n', '|', ';']) if (cell.includes(separator)) return partsOf(cell, separator)
  const byComma = partsOf(cell, ',')
  return byComma.includes(key) ? byComma : [cell]
}

const partsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const readJsonList = (cell: string): string[] | undefined => {
  if (!cell.startsWith('[')) return undefined
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list.map((part) => String(part).trim()) : undefined
  } catch {
    return undefined
  }
}

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
