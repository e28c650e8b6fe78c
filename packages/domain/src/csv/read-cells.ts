import { maxInteger, lengths, limits } from '../limits.ts'
import { aiConfigFlags, noFlag } from './column-names.ts'
import { withLatinDigits } from '../rules/digits.ts'
import { idPattern, isStorable, linkPattern } from '../schemas/text.ts'
import type { AiConfig, Difficulty } from '../schemas/question.ts'
import { flagOf, levelOf, type OwnWords } from './words.ts'

/** A column of a file and its index in each row, from 0; -1 if the file does not have the column. */
export type ColumnPosition = { readonly name: string; readonly index: number }

/** Thrown for a cell that makes its row unusable; holds the reason. */
export class CellError {
  readonly index: number
  readonly reason: string
  constructor({ index, name }: ColumnPosition, reason: string) {
    this.index = index
    this.reason = `${name} ${reason}`
  }
}

export const cellAt = (cells: readonly string[], { index }: ColumnPosition): string =>
  index < 0 ? '' : (cells[index] ?? '')

export const readText = (cell: string, column: ColumnPosition, max: number): string =>
  cell === '' ? '' : fit(cell, column, max)

const fit = (value: string, column: ColumnPosition, max: number): string => {
  if (value.length > max)
    throw new CellError(column, `can hold at most ${max} characters and has ${value.length}.`)
  if (!isStorable(value))
    throw new CellError(column, 'holds a character that can not be stored. Write it again.')
  return value
}

/** The name of an image file, the image itself or an emoji: a table from elsewhere has no such file beside it. */
const notHeld =
  /^(?!https?:)[^\s?*|<>"]{1,200}\.(?:png|jpe?g|gif|webp|svg|bmp)$|^data:image\/|^[^\p{ASCII}]{1,12}$/iu

/** Whether a cell for a link says which image there was, and does not lead to it. */
export const namesImage = (cell: string): boolean =>
  cell !== '' && !cell.startsWith('/') && notHeld.test(cell.trim())

export const readLink = (cell: string, column: ColumnPosition): string => {
  if (cell === '' || cell.trim() === '' || namesImage(cell)) return ''
  const value = readText(cell, column, lengths.link)
  if (!linkPattern.test(value))
    throw new CellError(column, 'must be a link that begins with http://, https:// or /.')
  return value
}

export const readFlag = (cell: string, column: ColumnPosition, words?: OwnWords): boolean => {
  const value = cell === '' || cell === '0' ? false : cell === '1' || flagOf(cell, words)
  if (value === undefined) throw new CellError(column, 'must be 1 or 0, true or false, yes or no.')
  return value
}

/** Reads an integer from 0. Returns `otherwise` for an empty cell. */
export const readInteger = <Otherwise>(
  cell: string,
  column: ColumnPosition,
  otherwise: Otherwise,
): number | Otherwise => {
  if (cell === '') return otherwise
  // Fast path for nearly all cells: the patterns below took 5 % of the time of an import.
  const digits = readDigits(cell)
  if (digits !== undefined) return digits
  // A spreadsheet may write an integer as 1.0.
  const written = withLatinDigits(cell.trim()).replace(/^(\d+)[.,]0+$/, '$1')
  if (written === '') return otherwise
  if (!/^\d+$/.test(written)) throw new CellError(column, 'must be a whole number, such as 1.')
  if (Number(written) > maxInteger) throw new CellError(column, `can be at most ${maxInteger}.`)
  return Number(written)
}

const zero = '0'.charCodeAt(0)
/** More digits may form a number above `maxInteger`. */
const maxFastDigits = 9

/** Returns the number that a short cell of digits alone forms, otherwise undefined. */
const readDigits = (cell: string): number | undefined => {
  if (cell.length > maxFastDigits) return undefined
  let value = 0
  for (let index = 0; index < cell.length; index++) {
    const digit = cell.charCodeAt(index) - zero
    if (!(digit >= 0 && digit <= 9)) return undefined
    value = 10 * value + digit
  }
  return value
}

export const readDifficulty = (cell: string, column: ColumnPosition, words?: OwnWords): Difficulty => {
  const value = levelOf(cell, words)
  if (!value) throw new CellError(column, 'must be Easy, Medium or Hard.')
  return value
}

export const readId = (cell: string, column: ColumnPosition): string | null => {
  const value = cell.trim()
  if (value === '') return null
  if (value.length > lengths.id || !idPattern.test(value))
    throw new CellError(column, 'must be an id: letters, digits, _ and -.')
  return value
}

const tagSeparators = /[;|]/
const tagSeparatorsWithCommas = /[;|,，、،]/

/** Reads tags separated by `;` or `|`, and by commas if the author said so. Duplicates are dropped. */
export const readTags = (cell: string, column: ColumnPosition, byComma = false): { tag_name: string }[] => {
  if (cell === '') return []
  const names: string[] = []
  const separator = byComma ? tagSeparatorsWithCommas : tagSeparators
  for (const part of separator.test(cell) ? cell.split(separator) : [cell]) {
    const name = part.trim()
    if (name !== '') names.push(name)
  }
  if (names.length > limits.tagsPerQuestion)
    throw new CellError(column, `can name at most ${limits.tagsPerQuestion} tags and names ${names.length}.`)
  const tags: { tag_name: string }[] = []
  for (const name of names)
    if (!tags.some(({ tag_name: earlier }) => earlier === name))
      tags.push({ tag_name: fit(name, column, lengths.tag) })
  return tags
}

/** Reads the set flags, separated by `;`, or `none`. */
export const readAiConfig = (cell: string, column: ColumnPosition): AiConfig => {
  const set = fold(cell)
    .split(/[;|]/)
    .map((flag) => flag.trim())
  const isKnown = set.every((flag) => flag === noFlag || aiConfigFlags.some((known) => known === flag))
  if (!isKnown) throw new CellError(column, `must name some of ${aiConfigFlags.join(', ')}, or ${noFlag}.`)
  return {
    content: set.includes('content'),
    understanding: set.includes('understanding'),
    writing_skill: set.includes('writing_skill'),
    evidence: set.includes('evidence'),
    organization: set.includes('organization'),
  }
}

/** Reads a JSON array of texts. */
export const readChain = (cell: string, column: ColumnPosition): { value: string }[] => {
  const list = parse(cell)
  if (
    !Array.isArray(list) ||
    list.length > limits.promptsPerChain ||
    !list.every((entry) => typeof entry === 'string')
  ) {
    throw new CellError(
      column,
      `must be a list of at most ${limits.promptsPerChain} texts, as ["first", "second"].`,
    )
  }
  return list.map((entry: string) => ({ value: fit(entry, column, lengths.prompt) }))
}

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
const fold = (text: string): string => text.trim().toLowerCase()
