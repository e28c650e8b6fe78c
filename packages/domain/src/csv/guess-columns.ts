import { elementAt } from '../defined.ts'
import { keyColumn, knownColumns, oneOptionColumn, optionListColumn } from './column-names.ts'
import { limits } from '../limits.ts'
import { columnsByLabel } from './columns-by-label.ts'
import { answerName, withColumnsTogether } from './columns-together.ts'
import { foldHeading, maxHeadingChars, withoutAdvice } from './fold-heading.ts'
import {
  feedbackName,
  initialsOfTruths,
  markName,
  optionName,
  otherNames,
  wrongList,
  wrongName,
  zeroName,
} from './heading-words.ts'

/** Normalizes a heading: case and surrounding blanks do not matter. */
export const columnName = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

const byOtherName = new Map(
  Object.entries(otherNames).flatMap(([name, others]) =>
    others.split(' ').map((other): [string, string] => [foldHeading(other), name]),
  ),
)

/** What a heading may say of the key besides its name: "رقم الإجابة", "Letter of the correct answer". */
const whatOfKey =
  'number|no|nr|index|letter|key|id|numero|nummer|nomor|номер|رقم|نمبر|' +
  'lettre|letra|lettera|buchstabe|буква|حرف|संख्या|क्रमांक'
const ofThe = '(?:ofthe|of|della|dela|der|des|del|de|do|da|du|dari)?'
const behindWhat = new RegExp(`^(?:${whatOfKey})${ofThe}(.+)$`, 'u')
const beforeWhat = new RegExp(`^(.+?)(?:${whatOfKey})$`, 'u')
const isKeyName = (folded: string): boolean =>
  [behindWhat, beforeWhat].some((pattern) => byOtherName.get(pattern.exec(folded)?.[1] ?? '') === keyColumn)

const optionNo = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'a'.charCodeAt(0) + 1

/** A letter or a digit that is no part of the word before it. */
const endsWithLetter = /(?:[\s_.([-]|\p{Ll}(?=\p{Lu}))\p{L}[)\]]?$|\p{Nd}$/u

/** "A_correct", "B is correct?", "C?" */
const letterIsRight = /^\s*([A-H])(?:[\s_-]*(?:is[\s_-]*)?(?:correct|right|true)\s*\??|\s*\?)\s*$/i

/** A letter between two words: "Option A correct?", "optionAIsCorrect". */
const letterApart = /[\s_.([-][a-hA-H][\s_.)\]-]|\p{Ll}[A-H](?=\p{Lu})/u

/** "Texto_Pregunta", "Texto_Justificacion": the text of a question, or of its explanation, in one word. */
const textOf = /^(?:texte|texto|testo|tekst|text)(?:of|de|da|do|del|della|des)?(.+)$/u
const withTexts = new Set(['question', 'solution'])

/** Returns the column that a heading means, by our own name for it or by another known name, or null. */
export const guessColumn = (cell: string): string | null => {
  const name = columnName(withoutAdvice(cell))
  if (knownColumns.has(name)) return name
  const folded = foldHeading(withoutAdvice(cell))
  // "Correcta" is a word, and no mark of option A, as "Correct A" is.
  const known = byOtherName.get(folded)
  if (known !== undefined && !endsWithLetter.test(withoutAdvice(cell).trim())) return known
  const marked = markName.exec(folded)
  const label = marked?.[1] ?? marked?.[2]
  // "Alternativa correcta" has no letter A of its own.
  if (label !== undefined && (marked?.[1] !== undefined || /\d/.test(label) || letterApart.test(cell)))
    return `is_correct${optionNo(label)}`
  const lettered = letterIsRight.exec(cell)
  if (lettered) return `is_correct${optionNo(elementAt(lettered, 1).toLowerCase())}`
  if (initialsOfTruths(folded)) return keyColumn
  const wrong = wrongName.exec(folded)
  if (wrong) return `option${optionNo(elementAt(wrong, 1)) + 1}`
  if (wrongList.test(folded)) return optionListColumn
  const inText = byOtherName.get(textOf.exec(folded)?.[1] ?? '')
  if (inText !== undefined && withTexts.has(inText)) return inText
  const said = feedbackName.exec(folded)
  if (said) return `feedback${optionNo(said[1] ?? said[2] ?? '')}`
  const option = optionName.exec(folded)
  if (option) return `option${optionNo(option[1] ?? option[2] ?? '')}`
  if (known !== undefined) return known
  if (isKeyName(folded)) return keyColumn
  // "Correct Key (A, B or C)": what stands in brackets explains the name before it.
  const bare = cell
    .slice(0, maxHeadingChars)
    .replace(/\s*[([（][^()[\]（）]*[)\]）]\s*$|\((?:e?s|e?n)\)/giu, '')
  return bare.trim() !== '' && bare.length < cell.trim().length ? guessColumn(bare) : null
}

/** Whether a table counts its options from 0. */
export const countsFromZero = (header: readonly string[]): boolean =>
  header.some((cell) => zeroName.test(foldHeading(cell)))

/** The column of an option that is counted from 0; undefined for any other column. */
const optionFromZero = (cell: string): string | undefined => {
  const folded = foldHeading(cell)
  if (zeroName.test(folded)) return 'option1'
  const number = optionName.exec(folded)?.[1] ?? ''
  return /\d/.test(number) ? `option${Number(number) + 1}` : undefined
}

/** Whether a heading is that of a cell that lists all wrong options. */
export const isListOfWrong = (cell: string): boolean => wrongList.test(foldHeading(cell))

/** Headings that are the same word for one option, by their places: "Choice, Choice, Choice". */
const optionsByPlace = (header: readonly string[]): ReadonlyMap<number, string> => {
  const places = header.flatMap((cell, index) => (guessColumn(cell) === oneOptionColumn ? [index] : []))
  const areSame = new Set(places.map((index) => foldHeading(elementAt(header, index)))).size === 1
  if (places.length < limits.minOptions || places.length > limits.maxOptions || !areSame) return new Map()
  return new Map(places.map((index, place) => [index, `${oneOptionColumn}${place + 1}`]))
}

/**
 * Returns the column that each heading means, or null. Each column is assigned once; exact names come first.
 */
export const guessColumns = (written: readonly string[]): (string | null)[] => {
  // "% A" is what option A earns.
  const header = written.map((cell) => (cell.includes('%') ? '' : cell))
  const isFromZero = countsFromZero(header)
  const byLabel = columnsByLabel(header)
  const exact = header.map((cell, index) => {
    const counted = isFromZero ? optionFromZero(cell) : undefined
    return counted ?? byLabel.get(index) ?? (knownColumns.has(columnName(cell)) ? columnName(cell) : null)
  })
  const taken = new Set(exact.filter((name) => name !== null))
  const each = optionsByPlace(header)
  const names = header.map((cell, index) => exact[index] ?? each.get(index) ?? guessColumn(cell))
  const key = surestKey(header, names)
  const guessed = names.map((named, index) => {
    if (exact[index] || named === null) return named
    if (taken.has(named) || (named === keyColumn && index !== key)) return null
    taken.add(named)
    return named
  })
  return withColumnsTogether(header, guessed)
}

const mostWords = 4
/** Words of headings that are about a question, and not its text: "Question Title", "Question No". */
const aboutQuestion = new RegExp(
  '^(?:title|name|type|id|no|nr|number|count|time|level|image|category|topic|tag|tags|mark|marks|points|code|' +
    'نمبر|رقم|نوع|संख्या|प्रकार|номер|тип|nummer|typ|tipo|numero)$',
  'u',
)

/**
 * "Question Statement", "سوال کا متن": a heading that nobody knows, with the word for a question in it. Only the author
 * can say that it is one, so no header is found by it.
 */
export const withQuestionAmongWords = (
  header: readonly string[],
  columns: readonly (string | null)[],
): (string | null)[] => {
  if (columns.includes('question')) return [...columns]
  const found = header.findIndex((cell, index) => {
    const words = cell
      .slice(0, maxHeadingChars)
      .split(/[\s_-]+/)
      .map(foldHeading)
    return (
      columns[index] === null &&
      words.length > 1 &&
      words.length <= mostWords &&
      words.some((word) => word.length > 1 && byOtherName.get(word) === 'question') &&
      !/\d/.test(cell) &&
      !words.some((word) => aboutQuestion.test(word))
    )
  })
  return columns.map((name, index) => (index === found ? 'question' : name))
}

/** Beside "Correct answers", "Answers" are those to choose from. */
const surestKey = (header: readonly string[], names: readonly (string | null)[]): number | undefined => {
  const keys = names.flatMap((name, index) => (name === keyColumn ? [index] : []))
  return keys.find((index) => !answerName.test(foldHeading(elementAt(header, index)))) ?? keys[0]
}

/** A single digit or letter. In a header it names an option; in a data row it may be a value. */
const isOneCharacter = (cell: string): boolean => /^[\p{L}\p{N}]$/u.test(foldHeading(cell))

const leastInRun = 3
/** "Topic,A,B,C,D": letters on from A, and words that ask nothing. */
const areLettersBesideWord = (cells: readonly string[]): boolean => {
  const names = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const letters = names.filter((cell) => /^[A-H]$/i.test(cell))
  const others = names.filter((cell) => !letters.includes(cell))
  return (
    letters.length >= leastInRun &&
    'abcdefgh'.startsWith(letters.join('').toLowerCase()) &&
    others.length > 0 &&
    others.every((cell) => /^[\p{L}\p{N}_]+$/u.test(cell))
  )
}

/** Counts the known headings in a row. Returns 0 if all of them are single digits or letters. */
export const headingsIn = (cells: readonly string[]): number => {
  const named = guessColumns(cells)
  const isPair = named.includes(keyColumn) && cells.some((cell) => foldHeading(cell) === 'q')
  const isNamed =
    isPair ||
    areLettersBesideWord(cells) ||
    named.some((name, index) => name !== null && !isOneCharacter(elementAt(cells, index)))
  return isNamed ? named.filter((name) => name !== null).length : 0
}
