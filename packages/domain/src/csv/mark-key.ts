import { elementAt } from '../defined.ts'
import { lengths, limits } from '../limits.ts'
import { withLatinDigits } from '../rules/digits.ts'
import { truthAmong } from '../rules/truth-among.ts'
import { latinLetter, withShortAlif } from '../rules/option-letters.ts'
import { countOf } from '../rules/plural.ts'
import type { Option } from '../schemas/question.ts'
import type { KeyColumns } from './key-columns.ts'
import type { MarkedOptions } from './mark-without-key.ts'
import { cellAt, CellError, type ColumnPosition, readText } from './read-cells.ts'

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** A letter of another alphabet alone, as the Latin one at its place: "ب" and "(б)". The first Urdu one has a name. */
const withLatinLetter = (key: string): string =>
  withShortAlif(withLatinDigits(key))
    .replace(
      /^(\(?)([^\p{ASCII}])(?=[).:۔]?$)/u,
      (_, bracket: string, letter: string) => bracket + latinLetter(letter).toLowerCase(),
    )
    .replace(/۔$/, '')

/** Returns the option index for a letter or a number, with or without brackets, or -1. */
const indexOfLabel = (key: string, first: 0 | 1 = 1): number => {
  const label = /^(?:(?:op|opt|option|ans|answer|choice)[\s_-]*)?\(?([a-h]|[0-8])[).:]?$/.exec(
    withLatinLetter(key),
  )?.[1]
  if (label === undefined) return -1
  return /\d/.test(label) ? Number(label) - first : label.charCodeAt(0) - 'a'.charCodeAt(0)
}

/** Returns the option index for a label together with the matching text ("B) two"), or -1. */
const indexOfLabelAndText = (key: string, texts: readonly string[], first: 0 | 1): number => {
  const [, label = '', text = ''] = /^\(?([a-h]|[0-8])\s*[).:–-]\s*(\S.*)$/s.exec(key) ?? []
  const index = indexOfLabel(label, first)
  return text !== '' && texts[index] === text ? index : -1
}

/** Why a key that is the number or the letter of a later option names none of a row; undefined if it is neither. */
const beyondOptions = (key: string, count: number): string | undefined => {
  const label = /^(?:(?:op|opt|option|ans|answer|choice)[\s_-]*)?\(?([a-j]|\d{1,2})[).:]?$/.exec(key)?.[1]
  if (label === undefined) return undefined
  const number = /\d/.test(label) ? Number(label) : label.charCodeAt(0) - 'a'.charCodeAt(0) + 1
  if (number === 0)
    return 'is 0, but the first option is 1. If its numbers count from 0, say so before the file is read.'
  if (number <= count) return undefined
  return number > limits.maxOptions
    ? `names option ${number}, and a question here has at most ${limits.maxOptions} options. Move the right option ` +
        'into the place of a wrong one.'
    : `names option ${number}, and the row has ${countOf(count, 'option')}.`
}

/**
 * Returns the index of the option with a text, or -1. Options may differ in nothing but the case of their letters (CO
 * and Co), so folded texts only decide where none is exactly alike.
 */
const indexOfText = (
  options: readonly Option[],
  texts: readonly string[],
  cell: string,
  column: ColumnPosition,
): number => {
  const key = fold(cell)
  const byText = texts.indexOf(key)
  const last = texts.lastIndexOf(key)
  // A sentence ends with a dot, also where its option has none.
  if (byText < 0 && dotAtEnd.test(key) && key.length > 2) return texts.indexOf(key.replace(dotAtEnd, ''))
  if (byText === last) return byText
  const exact = options.findIndex(({ option = '' }) => option.trim() === cell.trim())
  if (exact >= 0) return exact
  throw new CellError(
    column,
    `is the text of option # ${byText + 1} and of option # ${last + 1}. Write the letter of the option.`,
  )
}

const dotAtEnd = /[.。]$/
const andWords = 'and|und|et|y|e|и|та|i|og|och|ve|dan|và|en|و|اور|और|এবং'
const betweenLabels = new RegExp(String.raw`[,;|&/\n、，；]|(?<=[\s\d])(?:${andWords})(?=[\s\d])`, 'iu')
const labelsInARow = /^(?:[A-H]{2,8}|[1-8]{2,8})$/

/** The labels of a key in a row, "ACD" or "13", each behind the one before; undefined for any other key. */
const inARow = (key: string, optionCount: number): string[] | undefined => {
  const labels = [...key]
  if (!labelsInARow.test(key)) return undefined
  const indexes = labels.map((label) => indexOfLabel(label.toLowerCase()))
  return indexes.every((index, at) => index > (indexes[at - 1] ?? -1) && index < optionCount)
    ? labels
    : undefined
}

const flagsInARow = /^[01](?:\s*[|,;]\s*[01])+$/

/** The options that a key marks with a 1 each, "1|0|1", beside as many zeros and ones as there are options. */
const indexesFlagged = (key: string, optionCount: number): Set<number> | undefined => {
  if (!flagsInARow.test(key)) return undefined
  const flags = key.split(/[|,;]/).map((flag) => flag.trim() === '1')
  // "0, 1" may also be the numbers of both options.
  const isNumbers = flags.length < 3 && !key.includes('|')
  if (flags.length !== optionCount || isNumbers || !flags.includes(true)) return undefined
  return new Set(flags.flatMap((isRight, index) => (isRight ? [index] : [])))
}

const namesSeveral = (key: string, optionCount: number, first: 0 | 1): boolean => {
  const indexes = key.split(betweenLabels).map((part) => indexOfLabel(part.trim(), first))
  return indexes.length > 1 && indexes.every((index) => index >= 0 && index < optionCount)
}

/**
 * The options that the parts of a key name: all by their texts, or all by their labels, or each in its own way where
 * neither is so. Undefined if a part names none. Throws a CellError where texts and labels name different ones.
 */
const indexesNamed = (
  keys: readonly string[],
  options: readonly Option[],
  texts: readonly string[],
  { column, isNumber }: KeyColumns,
  first: 0 | 1,
): Set<number> | undefined => {
  const parts = keys
    .flatMap((key) =>
      texts.includes(fold(key)) ? [key] : (inARow(key.trim(), texts.length) ?? key.split(betweenLabels)),
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const byLabel = parts.map((part) => indexOfLabel(fold(part), first))
  const isKnown = (index: number): boolean => index >= 0 && index < texts.length
  if (isNumber && byLabel.every(isKnown)) return new Set(byLabel)
  const byText = parts.map((part) => indexOfText(options, texts, part, column))
  if (byText.every(isKnown) && byLabel.every(isKnown) && byText.some((index, at) => index !== byLabel[at]))
    throw new CellError(
      column,
      `can mean options # ${numbersOf(byText)} or options # ${numbersOf(byLabel)}. Write the letters of the options.`,
    )
  if (parts.length > 0 && byLabel.every(isKnown)) return new Set(byLabel)
  const indexes = byText.map((index, at) => (index >= 0 ? index : elementAt(byLabel, at)))
  return indexes.length > 0 && indexes.every(isKnown) ? new Set(indexes) : undefined
}

const numbersOf = (indexes: readonly number[]): string => indexes.map((index) => index + 1).join(', ')

/** A list of right options. "A/B" and "A or B" may also mean that one of them is enough. */
const listsAll = new RegExp(String.raw`^[^/]*[,;|&\n、，；][^/]*$|(?<=[\s\d])(?:${andWords})(?=[\s\d])`, 'iu')

/**
 * Marks the correct option that the key cell names by letter, number or text. Throws a CellError if the cell
 * names several options, or one option by its text and another one by its number, because only the author
 * knows which is meant. `mayBeSeveral`: the row says that several options may be right, or does not say otherwise, so
 * that a key may name several. `first`: the number of the first option, if the author said it.
 */
export const markKey = (
  options: Option[],
  cells: readonly string[],
  columns: KeyColumns,
  mayBeSeveral: 'said' | 'named' | 'no' = 'no',
  first: 0 | 1 = columns.first,
): MarkedOptions => {
  const { column } = columns
  const cell = cellAt(cells, column)
  if (columns.isOption) return { options: withRightOption(options, readText(cell, column, lengths.option)) }
  if (columns.isBesideWrong)
    return { options: withRightOption([noText, ...options], readText(cell, column, lengths.option)) }
  const key = fold(cell)
  if (key === '' || options.length === 0) return { options }
  const texts = options.map(({ option }) => fold(option))
  const byText = indexOfText(options, texts, cell, column)
  const byLabel = indexOfLabel(key, first)
  const isLabel = byLabel >= 0 && byLabel < options.length
  const isNumber = columns.isNumber && isLabel
  if (byText >= 0 && isLabel && byText !== byLabel && !isNumber && !columns.isText)
    throw new CellError(
      column,
      `can mean option # ${byText + 1} or option # ${byLabel + 1}. Write the letter of the option.`,
    )
  const named = byText >= 0 && !isNumber ? byText : isLabel ? byLabel : indexOfLabelAndText(key, texts, first)
  const found = named >= 0 ? named : truthAmong(texts, key)
  const further = columns.further.map((index) => (cells[index] ?? '').trim()).filter((text) => text !== '')
  const namesThem =
    further.length > 0 ||
    (found < 0 && (listsAll.test(cell) || inARow(cell.trim(), options.length) !== undefined))
  const mayName = mayBeSeveral === 'said' || (mayBeSeveral === 'named' && namesThem)
  const flagged = found < 0 && further.length === 0 ? indexesFlagged(key, options.length) : undefined
  if (flagged?.size === 1) return { options: markedBy(options, (index) => flagged.has(index)) }
  const several = mayName
    ? (flagged ?? indexesNamed([cell, ...further], options, texts, columns, first))
    : undefined
  if (several)
    return { options: markedBy(options, (index) => several.has(index)), isSeveral: several.size > 1 }
  if (further.length > 0 || (found < 0 && namesSeveral(key, options.length, first)))
    throw new CellError(
      column,
      `names several options (${[cell.trim(), ...further].join(', ')}), and this question has one right option. ` +
        'Write multiple_answers in the column kind if all of them are right.',
    )
  if (found < 0)
    throw new CellError(
      column,
      beyondOptions(key, options.length) ?? 'must be the letter, the number or the text of an option.',
    )
  return { options: markedBy(options, (index) => index === found) }
}

const markedBy = (options: readonly Option[], isRight: (index: number) => boolean): Option[] =>
  options.map((option, index) => ({ ...option, is_correct: option.is_correct || isRight(index) }))

/** The place of the right option before a list of wrong ones. */
const noText: Option = { option: '', equation: '', image_url: '', is_correct: false, is_selected: false }

/**
 * Puts the correct option first. The wrong options were read into the second and later positions. Some files list the
 * right one among them.
 */
const withRightOption = (options: readonly Option[], text: string): Option[] => {
  if (text.trim() === '') return [...options]
  const others = options.slice(1).filter(({ option }) => option.trim() !== '')
  const own = others.findIndex(({ option }) => option.trim() === text.trim())
  return own >= 0 && others.length > limits.minOptions
    ? markedBy(others, (index) => index === own)
    : [{ option: text, equation: '', image_url: '', is_correct: true, is_selected: false }, ...others]
}
