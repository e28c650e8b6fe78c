import { foldText } from './fold-text.ts'
import { anyLetter, latinLetter, lookAlikeOf } from './letters.ts'
import type { ListedOption } from './listed-question.ts'

/**
 * The indexes of the options that an answer names, and the text after the letter, which says why it is
 * correct.
 */
export type NamedOptions = { indexes: number[]; behind?: string; reason?: string }

const nameOfOption =
  /^(?:option|choice|letter|opci[óo]n|opç[ãa]o|alternativa|variante?)\s+(?=[([（]?\p{L}[)\]）.:]?(?:\s|$))/iu
const numbered = /^[([（]?(\d{1,2})[)\]）.:번]?(?:\s+(.*))?$/su
const aloneLetter = new RegExp(String.raw`(?<!\p{L})${anyLetter}(?!\p{L})`, 'gu')
const lettered =
  /^[([]?([A-Za-z])(?:[)\].:]|\s*$|\s+[-–—]|(?=\s+[([])|(?=\s*(?:,|;|&|\band\b|\bund\b)))\s*(.*)$/s
const firstLetter = new RegExp(String.raw`^[([（]?(${anyLetter})(?!\p{L})(?:[)\]）.:]\s*$)?(.*)`, 'su')
const listOfLetters = /^[([]?[A-Za-z][)\].]?(?:(?:\s*(?:[,;&/]|and|und)\s*|\s+)[([]?[A-Za-z][)\].]?)+$/i
const lettersInARow = /^[A-H]{2,8}$/

/**
 * Finds the options that an answer names: by text, by letter, or by number if the list numbers them.
 * `letters` are those of the options in order. If a number could be a text or a number, the question is left
 * out with a reason.
 */
export const namedOptions = (
  answer: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): NamedOptions => {
  const written = answer.trim().replace(nameOfOption, '')
  const byText = findText(options, written)
  const byNumber = findNumber(options, written)
  if (byText >= 0 && byNumber >= 0 && byText !== byNumber)
    return {
      indexes: [],
      reason: `Its answer "${written}" may be the number of an option or the text of one.`,
    }
  if (byText >= 0 || byNumber >= 0) return { indexes: [byText >= 0 ? byText : byNumber] }
  const alike = findLookAlike(options, written)
  if (alike) return alike
  const latin = written.replace(aloneLetter, latinLetter)
  const row = rowOfLetters(latin, letters)
  if (row) return { indexes: row }
  const first = lettered.exec(latin)
  if (!first) return findBeginning(options, written) ?? { indexes: [] }
  if (listOfLetters.test(latin)) {
    const listed = latin.toUpperCase().match(/\b[A-Z]\b/g) ?? []
    const found = indexesOf(listed, letters)
    if (found.length === listed.length) return { indexes: found }
    // Unless a text of one letter follows, as in "B) y", it names an option that does not exist.
    if (findText(options, first[2]!) < 0) return { indexes: [] }
  }
  const indexes = indexesOf([first[1]!.toUpperCase()], letters)
  const behind = first[2]!.trim().replace(/^\((.*)\)$/s, '$1')
  const named = findText(options, behind)
  if (named >= 0 && indexes.length > 0 && !indexes.includes(named))
    return {
      indexes: [],
      reason:
        `Its answer "${written.slice(0, 60)}" has the letter of option ${first[1]!.toUpperCase()} ` +
        `and the text of option ${letters[named]}.`,
    }
  if (indexes.length === 0 || named >= 0 || !/\p{L}/u.test(behind)) return { indexes }
  const begun = findBeginning(options, behind)
  return begun && begun.indexes[0] === indexes[0] ? begun : { indexes, behind }
}

/** Reads a letter that looks like one of another alphabet: it names the option that has it, but none that looks so. */
const findLookAlike = (options: readonly ListedOption[], written: string): NamedOptions | undefined => {
  const [, letter = '', behind] = firstLetter.exec(written) ?? []
  const other = lookAlikeOf(letter)
  if (other === undefined) return undefined
  const find = (wanted: string): number =>
    options.findIndex((option) => option.written?.toLowerCase() === wanted.toLowerCase())
  const own = find(letter)
  if (own >= 0) return behind === '' ? { indexes: [own] } : undefined
  if (find(other) < 0) return undefined
  const reason =
    `Its answer "${letter}" looks like the letter of an option, but is one of another alphabet. ` +
    'Write it as in the option.'
  return { indexes: [], reason }
}

const because = 'because|since|as|weil|da|denn|parce|car|porque|perché|因为'
/** What may follow the text of an option in an answer that explains it: "Paris, because …". */
const endOfText = new RegExp(
  String.raw`^\s*(?:[,;:.](?=\s|$)|[(–—，；：。（]|-\s|(?:${because})(?!\p{L}))`,
  'u',
)

/** The longest option with whose text an answer begins, and what the answer says behind it. */
const findBeginning = (options: readonly ListedOption[], written: string): NamedOptions | undefined => {
  const folded = foldText(written)
  const found = options
    .map(({ text }, index) => ({ index, text: foldText(text) }))
    .filter(({ text }) => text !== '' && folded.startsWith(text) && endOfText.test(folded.slice(text.length)))
    .toSorted((one, other) => other.text.length - one.text.length)[0]
  if (!found) return undefined
  const rest = written
    .replace(/\s+/g, ' ')
    .slice(found.text.length)
    .replace(/^[\s,;:.–—，；：。-]+/, '')
  return { indexes: [found.index], ...(/\p{L}/u.test(rest) && { behind: rest }) }
}

const indexesOf = (wanted: readonly string[], letters: readonly string[]): number[] =>
  wanted.map((letter) => letters.indexOf(letter)).filter((index) => index >= 0)

const findText = (options: readonly ListedOption[], text: string): number =>
  options.findIndex((option) => foldText(option.text) === foldText(text))

const findNumber = (options: readonly ListedOption[], written: string): number => {
  const [, digits, text = ''] = numbered.exec(written) ?? []
  const found = digits === undefined ? -1 : options.findIndex(({ number }) => number === Number(digits))
  return text === '' || findText(options, text) === found ? found : -1
}

/** "ACD" names three options if the letters exist and are in order; "BAD" is a word. */
const rowOfLetters = (written: string, letters: readonly string[]): number[] | undefined => {
  if (!lettersInARow.test(written)) return undefined
  const row = [...written].map((letter) => letters.indexOf(letter))
  return row.every((index, at) => index > (row[at - 1] ?? -1)) ? row : undefined
}
