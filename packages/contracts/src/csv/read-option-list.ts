import { lengths, limits } from '../limits.ts'
import type { Option } from '../schemas/question.ts'
import { CellError, type ColumnPosition, readText } from './read-cells.ts'

const letterBefore = /(?:^|\s)[([]?([A-Ha-h])[.)\]]\s*/g
const letterOrNumber = /^[([]?([A-Ha-h]|[1-8])[.):\]]\s*(?=\S)/

/** The options that one cell lists, with those marked as right that have a star before them. An empty cell has none. */
export const readOptionList = (cell: string, place: ColumnPosition, key: string): Option[] => {
  if (cell.trim() === '') return []
  const parts = withoutSigns(splitOptions(cell.trim(), key.trim()))
  if (parts.length < limits.minOptions)
    throw new CellError(place, 'must list the options, each in a line of its own or with | between them.')
  if (parts.length > limits.maxOptions)
    throw new CellError(place, `lists ${parts.length} options; a question has at most ${limits.maxOptions}.`)
  const hasStars = parts.some((part) => part.startsWith('*'))
  return parts.map((part) => ({
    option: readText(hasStars ? part.replace(/^\*\s*/, '') : part, place, lengths.option),
    equation: '',
    image_url: '',
    is_correct: hasStars && part.startsWith('*'),
    is_selected: false,
  }))
}

/** Commas are a part of many texts: they only separate where the key is one of the texts between them. */
const splitOptions = (cell: string, key: string): string[] => {
  const written = readJsonList(cell) ?? splitAtLetters(cell)
  if (written) return written
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

/** "A) one B) two": letters that follow each other from A, the first at the beginning. */
const splitAtLetters = (cell: string): string[] | undefined => {
  const starts: RegExpExecArray[] = []
  for (const found of cell.matchAll(letterBefore))
    if (found[1]!.toUpperCase() === String.fromCodePoint(65 + starts.length)) starts.push(found)
  if (starts.length < limits.minOptions || starts[0]!.index > 0) return undefined
  return starts.map((start, index) =>
    cell
      .slice(start.index + start[0].length, starts[index + 1]?.index)
      .replace(/[\s|;,]+$/, '')
      .trim(),
  )
}

/** Letters or numbers before the texts are no part of them where each option has its own. */
const withoutSigns = (parts: readonly string[]): string[] => {
  const signs = parts.map((part) => letterOrNumber.exec(part)?.[1]?.toUpperCase())
  const areInOrder = (first: number): boolean =>
    signs.every((sign, index) => sign === String.fromCodePoint(first + index))
  const areSigns = areInOrder('A'.charCodeAt(0)) || areInOrder('1'.charCodeAt(0))
  return parts.map((part) => (areSigns ? part.replace(letterOrNumber, '') : part))
}
