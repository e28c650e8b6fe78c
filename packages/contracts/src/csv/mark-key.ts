import { lengths } from '../limits.ts'
import type { Option } from '../schemas/question.ts'
import type { KeyColumns } from './key-columns.ts'
import { cellAt, CellError, readText } from './read-cells.ts'

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** The index that a letter or a number names, with or without a bracket around it; -1 when it names none. */
const indexOf = (key: string): number => {
  const sign = /^(?:(?:option|answer|choice)\s*)?\(?([a-h]|[1-8])[).:]?$/.exec(key)?.[1]
  if (sign === undefined) return -1
  return /\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 'a'.charCodeAt(0)
}

/** The index of an option that its letter and its text name together: "B) two". */
const indexOfBoth = (key: string, texts: readonly string[]): number => {
  const [, sign = '', text = ''] = /^\(?([a-h]|[1-8])\s*[).:–-]\s*(\S.*)$/s.exec(key) ?? []
  const index = indexOf(sign)
  return text !== '' && texts[index] === text ? index : -1
}

const namesSeveral = (key: string, optionCount: number): boolean => {
  const indexes = key.split(/[,;|&/]|\band\b/).map((part) => indexOf(part.trim()))
  return indexes.length > 1 && indexes.every((index) => index >= 0 && index < optionCount)
}

/**
 * The options of a row with the key that its cells mark: by letter, by number or by the option's text. A cell that
 * means one option by its text and another by its number is refused: nobody but its author knows which. So is one
 * that names several.
 */
export const markKey = (options: Option[], cells: readonly string[], columns: KeyColumns): Option[] => {
  const { place } = columns
  const cell = cellAt(cells, place)
  if (columns.isOption) return withRightOption(options, readText(cell, place, lengths.option))
  const key = fold(cell)
  if (key === '' || options.length === 0) return options
  const texts = options.map(({ option }) => fold(option))
  const byText = texts.indexOf(key)
  const byPlace = indexOf(key)
  const isPlace = byPlace >= 0 && byPlace < options.length
  const isNumber = columns.isNumber && isPlace
  if (byText >= 0 && isPlace && byText !== byPlace && !isNumber)
    throw new CellError(
      place,
      `can mean option # ${byText + 1} or option # ${byPlace + 1}. Write the letter of the option.`,
    )
  const found = byText >= 0 && !isNumber ? byText : isPlace ? byPlace : indexOfBoth(key, texts)
  const further = columns.further.map((index) => (cells[index] ?? '').trim()).filter((text) => text !== '')
  if (further.length > 0 || (found < 0 && namesSeveral(key, options.length)))
    throw new CellError(
      place,
      `names several options (${[cell.trim(), ...further].join(', ')}), and a question here has one right option.`,
    )
  if (found < 0) throw new CellError(place, 'must be the letter, the number or the text of an option.')
  return options.map((option, index) => ({ ...option, is_correct: option.is_correct || index === found }))
}

/** The wrong options were read to the second and later places. */
const withRightOption = (options: readonly Option[], text: string): Option[] =>
  text.trim() === ''
    ? [...options]
    : [
        { option: text, equation: '', image_url: '', is_correct: true, is_selected: false },
        ...options.slice(1).filter(({ option }) => option.trim() !== ''),
      ]
