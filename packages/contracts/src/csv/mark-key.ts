import type { Option } from '../schemas/question.ts'
import { CellError, type ColumnPosition } from './read-cells.ts'

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** The index that a letter or a number names, with or without a bracket behind it; -1 when it names none. */
const indexOf = (key: string): number => {
  const sign = /^\(?([a-h]|[1-8])[).:]?$/.exec(key)?.[1]
  if (sign === undefined) return -1
  return /\d/.test(sign) ? Number(sign) - 1 : sign.charCodeAt(0) - 'a'.charCodeAt(0)
}

/**
 * The options with the key that one cell marks: by letter, by number or by the option's text. A cell that means
 * one option by its text and another by its number is refused: nobody but its author knows which.
 */
export const markKey = (options: Option[], cell: string, place: ColumnPosition): Option[] => {
  const key = fold(cell)
  if (key === '' || options.length === 0) return options
  const byText = options.findIndex(({ option }) => fold(option) === key)
  const byPlace = indexOf(key.replace(/^option\s*/, ''))
  if (byText >= 0 && byPlace >= 0 && byPlace < options.length && byText !== byPlace)
    throw new CellError(
      place,
      `can mean option # ${byText + 1} or option # ${byPlace + 1}. Write the letter of the option.`,
    )
  const found = byText >= 0 ? byText : byPlace
  if (found < 0 || found >= options.length)
    throw new CellError(place, 'must be the letter, the number or the text of an option.')
  return options.map((option, index) => ({ ...option, is_correct: option.is_correct || index === found }))
}
