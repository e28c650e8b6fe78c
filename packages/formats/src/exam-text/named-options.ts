import { withPlainLetter } from './emoji-letters.ts'
import { letterInSentence } from './answer-sentences.ts'
import { findText, hasTextOnce } from './find-text.ts'
import { withoutQuotes } from './without-quotes.ts'
import { alif, latinLetter, withAlifLabels } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter, latinDigits, lookAlikeOf } from './letters.ts'
import type { ListedOption } from './listed-question.ts'
import { type AnswerStyle, letterList, type NamedOptions, readAsLetter, shortened } from './answer-reading.ts'
import { readLetter, readLetters } from './named-by-letter.ts'
import { readBeginning, readParts } from './named-by-text.ts'

/** What a list calls an option, before its letter or number. */
export const namesOfOptions =
  'opt(?:ion)?|choice|letter|opci[óo]n|opç[ãa]o|alternativa|variante?|вариант|wariant|opsi|' +
  'pilihan|seçenek|şık|phương\\s+án|' +
  'گزینهٔ?|گزينه|آپشن|(?:ال)?(?:خيار|اختيار)|विकल्प|বিকল্প|אפשרות|选项|選項|보기'
const nameOfOption = new RegExp(
  String.raw`^(?:(?:${namesOfOptions})\s+(?=[([（]?\p{L}[)\]）.:]?(?:\s|$))|both\s+(?=\p{L}\s))`,
  'iu',
)
/** The same behind its letter: "B şıkkı". */
const nameBehindLetter = new RegExp(
  String.raw`^([([（]?${anyLetter}[)\]）.]?)\s+(?:${namesOfOptions}|şıkkı|seçeneği|variantı)$`,
  'iu',
)
/** "Option 2" counts the options, also where they have letters. */
const numberOfOption = new RegExp(
  String.raw`^(?:${namesOfOptions})\s*[:#]?\s*[([（]?(\p{Nd}{1,2})[)\]）.]?$`,
  'iu',
)
const numbered = /^[([（]?(\p{Nd}{1,2})[)\]）.:번]?(?:\s+(.*))?$/su
const aloneLetter = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyLetter}(?![\p{L}\p{N}])`, 'gu')
const wholeLetter = new RegExp(String.raw`^[([（]?(${anyLetter})[)\]）.:۔]?$`, 'u')
const firstLetter = new RegExp(String.raw`^[([（]?(${anyLetter})(?!\p{L})(?:[)\]）.:]\s*$)?(.*)`, 'su')
const lettersInARow = /^[A-H]{2,8}$/

/**
 * Finds the options that an answer names: by text, by letter, or by number if the list numbers them. `letters` are
 * those of the options in order. If an answer can be read in two ways, the question is left out with a reason.
 * `style`: what all other answers of the list are that can be read in one way alone.
 */
export const namedOptions = (
  answer: string,
  letters: readonly string[],
  options: readonly ListedOption[],
  style?: AnswerStyle,
): NamedOptions => {
  const said = letterInSentence(answer)
  if (said !== undefined && said !== answer) return namedOptions(said, letters, options, style)
  const plain = withoutQuotes(answer)
  if (plain !== answer && findText(options, answer).indexes.length === 0 && hasTextOnce(options, plain))
    return namedOptions(plain, letters, options, style)
  const place = latinDigits(numberOfOption.exec(answer.trim())?.[1] ?? '0')
  if (place > 0 && findText(options, answer).indexes.length === 0)
    return { indexes: place <= options.length ? [place - 1] : [] }
  const written = withoutNames(answer, options)
  const whole = readWhole(written, letters, options, style)
  if (whole) return whole
  const alike = findLookAlike(options, written)
  if (alike) return alike
  // A letter and its Latin form have the same length, so what was found there stands at the same place as written.
  const latin = written.replace(aloneLetter, latinLetter)
  const row = rowOfLetters(latin, letters)
  if (row) return { indexes: row }
  return (
    readParts(written, letters, options) ??
    readLetters(written, latin, letters, options) ??
    readLetter(written, latin, letters, options) ??
    readBeginning(written, letters, options)
  )
}

/** An answer without words before its letters, unless they belong to the text of an option: "Both A and B". */
const withoutNames = (answer: string, options: readonly ListedOption[]): string => {
  if (findText(options, answer).indexes.length > 0) return answer.trim()
  const plain = withPlainLetter(answer.trim())
  return withAlif(plain.replace(nameOfOption, '').replace(nameBehindLetter, '$1'))
}

const withAlif = (answer: string): string =>
  answer.trim() === alif.name ? alif.letter : withAlifLabels(answer)

/** How an answer is read that is a single letter or number, the whole text of an option, or both. */
export const kindOfAnswer = (
  answer: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): AnswerStyle | undefined => {
  const written = withoutNames(answer, options)
  const text = findText(options, written).indexes
  const letter = findLetter(written, letters, options).index
  if (letter >= 0) return text.length === 0 || text.includes(letter) ? 'letter' : undefined
  return text.length > 0 ? 'text' : undefined
}

/** What all answers of a list are that can be read in one way alone, if they are of one kind. */
export const styleOfAnswers = (kinds: readonly (AnswerStyle | undefined)[]): AnswerStyle | undefined => {
  const known = new Set(kinds.filter((kind) => kind !== undefined))
  return known.size === 1 ? [...known][0] : undefined
}

const readWhole = (
  written: string,
  letters: readonly string[],
  options: readonly ListedOption[],
  style: AnswerStyle | undefined,
): NamedOptions | undefined => {
  const { indexes: byText, isExact } = findText(options, written)
  const byNumber = findNumber(options, written)
  const letter = findLetter(written, letters, options)
  if (byText.length === 0 && byNumber < 0) return hintOnLetter(written, letter.index, options)
  if (byText.length > 0 && byNumber >= 0 && !byText.includes(byNumber))
    return {
      indexes: [],
      reason: `Its answer "${written}" may be the number of an option or the text of one.`,
    }
  if (byNumber >= 0) return { indexes: [byNumber] }
  // Nothing letters these options, so a letter alone is the text of one.
  const haveLetters = options.some((option) => option.letter !== '')
  if (!haveLetters && isExact && byText.length === 1) return { indexes: byText }
  const alike = isExact || letter.isExact ? undefined : findLookAlike(options, written)
  if (alike) return alike
  if (letter.index >= 0) {
    if (byText.includes(letter.index)) return { indexes: [letter.index] }
    if (style === 'text' && byText.length === 1) return { indexes: byText, hint: readAsText(written) }
    return (letter.isExact && !isExact && style === undefined) || style === 'letter'
      ? { indexes: [letter.index], hint: readAsLetter(written) }
      : {
          indexes: [],
          reason:
            `Its answer "${written}" may be the letter of an option or the text of one ` +
            `(${letterList([letter.index, ...byText], letters)}). Write letter and text.`,
        }
  }
  return byText.length === 1
    ? { indexes: byText }
    : {
        indexes: [],
        reason: `Its answer "${shortened(written)}" is the text of several options (${letterList(byText, letters)}).`,
      }
}

/** "(b)" or "B." is a letter, but where another option is that letter, its author may have meant the text. */
const hintOnLetter = (
  written: string,
  index: number,
  options: readonly ListedOption[],
): NamedOptions | undefined => {
  const bare = index < 0 ? undefined : wholeLetter.exec(written)?.[1]
  const others = bare === undefined ? [] : findText(options, bare).indexes.filter((one) => one !== index)
  return others.length === 0 ? undefined : { indexes: [index], hint: readAsLetter(written) }
}

const readAsText = (written: string): string =>
  `Its answer "${written}" was read as the text of an option, and it is the letter of another one: check it`

/** The option with a letter. `isExact`: as it stands before the option, in its own case and alphabet. */
const findLetter = (
  written: string,
  letters: readonly string[],
  options: readonly ListedOption[],
): { index: number; isExact: boolean } => {
  const letter = wholeLetter.exec(written)?.[1]
  if (letter === undefined) return { index: -1, isExact: false }
  const exact = options.findIndex((option) => option.written === letter)
  return exact >= 0
    ? { index: exact, isExact: true }
    : { index: letters.indexOf(latinLetter(letter)), isExact: false }
}

/** Whether an answer is a letter alone that stands before one option exactly as written. */
export const isWrittenOnce = (answer: string, options: readonly ListedOption[]): boolean => {
  const letter = wholeLetter.exec(answer.trim())?.[1]
  return letter !== undefined && options.filter(({ written }) => written === letter).length === 1
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

const findNumber = (options: readonly ListedOption[], written: string): number => {
  const [, digits, text = ''] = numbered.exec(written) ?? []
  const found = digits === undefined ? -1 : options.findIndex(({ number }) => number === latinDigits(digits))
  return text === '' || findText(options, text).indexes.includes(found) ? found : -1
}

/** "ACD" names three options if the letters exist and are in order; "BAD" is a word. */
const rowOfLetters = (written: string, letters: readonly string[]): number[] | undefined => {
  if (!lettersInARow.test(written)) return undefined
  const row = [...written].map((letter) => letters.indexOf(letter))
  return row.every((index, at) => index > (row[at - 1] ?? -1)) ? row : undefined
}
