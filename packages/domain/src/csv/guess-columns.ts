import { elementAt } from '../defined.ts'
import { keyColumn, knownColumns, oneMarkColumn, oneOptionColumn, optionListColumn } from './column-names.ts'
import { limits } from '../limits.ts'
import { withLatinDigits } from '../rules/digits.ts'
import { alif, everyAlphabet, withShortAlif } from '../rules/option-letters.ts'
import {
  feedbackName,
  markName,
  optionName,
  otherNames,
  truthHeadings,
  wrongList,
  wrongName,
  zeroName,
} from './heading-words.ts'
import { plainLatin } from './plain-latin.ts'

/** A longer cell is no heading, and the patterns below take a time that grows with the square of its blanks. */
const maxHeadingChars = 1_000

/** Reduces a heading to lower-case letters without accents and digits, for comparison. */
const fold = (cell: string): string =>
  plainLatin(withLatinDigits(cell.slice(0, maxHeadingChars).normalize('NFKC')).toLowerCase()).replaceAll(
    /[^\p{L}\p{M}\p{N}]/gu,
    '',
  )

/**
 * Removes the instructions that templates put into headings: "3. Answer 1 - max 75 characters", "Answer(s)".
 */
const withoutAdvice = (cell: string): string =>
  cell
    .slice(0, maxHeadingChars)
    .replace(/^\s*\d{1,2}[.)]\s+(?=\p{L}{2})/u, '')
    .replace(/\(s\)/gi, 's')
    .replace(/\s*[#№]\s*$/, ' no')
    .replace(/\s+[-–—]\s*(?:max|min|choose|select|optional|required|mandatory|up to|e\.g\.)\b.*$/is, '')
    .replace(/\s*\((?:max|min|choose|only|optional|required|mandatory|up to|e\.g\.)\b[^)]*\)\s*$/i, '')

/** Normalizes a heading: case and surrounding blanks do not matter. */
export const columnName = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

const byOtherName = new Map(
  Object.entries(otherNames).flatMap(([name, others]) =>
    others.split(' ').map((other): [string, string] => [fold(other), name]),
  ),
)

const optionNo = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'a'.charCodeAt(0) + 1

/** A letter or a digit that is no part of the word before it. */
const endsWithLetter = /(?:[\s_.([-]|\p{Ll}(?=\p{Lu}))\p{L}[)\]]?$|\p{Nd}$/u

/** "Texto_Pregunta", "Texto_Justificacion": the text of a question, or of its explanation, in one word. */
const textOf = /^(?:texte|texto|testo|tekst|text)(?:of|de|da|do|del|della|des)?(.+)$/u
const withTexts = new Set(['question', 'solution'])

/** Returns the column that a heading means, by our own name for it or by another known name, or null. */
export const guessColumn = (cell: string): string | null => {
  const name = columnName(withoutAdvice(cell))
  if (knownColumns.has(name)) return name
  const folded = fold(withoutAdvice(cell))
  // "Correcta" is a word, and no mark of option A, as "Correct A" is.
  const known = byOtherName.get(folded)
  if (known !== undefined && !endsWithLetter.test(withoutAdvice(cell).trim())) return known
  const marked = markName.exec(folded)
  if (marked) return `is_correct${optionNo(elementAt(marked, 1))}`
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
  // "Correct Key (A, B or C)": what stands in brackets explains the name before it.
  const bare = cell.slice(0, maxHeadingChars).replace(/\s*[([（][^()[\]（）]*[)\]）]\s*$/u, '')
  return bare.trim() !== '' && bare.length < cell.trim().length ? guessColumn(bare) : null
}

/** Whether a table counts its options from 0. */
export const countsFromZero = (header: readonly string[]): boolean =>
  header.some((cell) => zeroName.test(fold(cell)))

/** The column of an option that is counted from 0; undefined for any other column. */
const optionFromZero = (cell: string): string | undefined => {
  const folded = fold(cell)
  if (zeroName.test(folded)) return 'option1'
  const number = optionName.exec(folded)?.[1] ?? ''
  return /\d/.test(number) ? `option${Number(number) + 1}` : undefined
}

/** The columns in which a tick says that a statement is true, and that it is false; undefined without both. */
export const truthColumns = (header: readonly string[]): { right: number; wrong: number } | undefined => {
  const names = header.map(fold)
  const found = truthHeadings
    .map(([right, wrong]) => ({ right: names.indexOf(right), wrong: names.indexOf(wrong) }))
    .find(({ right, wrong }) => right >= 0 && wrong >= 0)
  return found
}

/** Whether a heading is that of a cell that lists all wrong options. */
export const isListOfWrong = (cell: string): boolean => wrongList.test(fold(cell))

const leastLetters = 2
const foldedAlphabets = everyAlphabet.map((alphabet) => [...alphabet].map(fold))

/** Headings that are letters of another alphabet from its first on, as options: "الف, ب, ج". */
const lettersIn = (header: readonly string[]): ReadonlyMap<string, string> => {
  const folded = header.map(fold)
  const single = new Set(folded.map((name) => withShortAlif(name)))
  const runs = foldedAlphabets.map((letters) => {
    const missing = letters.findIndex((letter) => !single.has(letter))
    return missing < 0 ? letters : letters.slice(0, missing)
  })
  const [run = []] = runs.toSorted((one, other) => other.length - one.length)
  if (run.length < leastLetters) return new Map()
  return new Map(
    [...run, ...(run[0] === alif.letter ? [alif.name] : [])].map((letter, index) => [
      letter,
      `option${(index % run.length) + 1}`,
    ]),
  )
}

/** Headings that are the same word for one option, by their places: "Choice, Choice, Choice". */
const optionsByPlace = (header: readonly string[]): ReadonlyMap<number, string> => {
  const places = header.flatMap((cell, index) => (guessColumn(cell) === oneOptionColumn ? [index] : []))
  const areSame = new Set(places.map((index) => fold(elementAt(header, index)))).size === 1
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
  const letters = lettersIn(header)
  const exact = header.map((cell) => {
    const counted = isFromZero ? optionFromZero(cell) : undefined
    return (
      counted ?? letters.get(fold(cell)) ?? (knownColumns.has(columnName(cell)) ? columnName(cell) : null)
    )
  })
  const taken = new Set(exact.filter((name) => name !== null))
  const each = optionsByPlace(header)
  const guessed = header.map((cell, index) => {
    const named = exact[index] ?? each.get(index) ?? guessColumn(cell)
    if (exact[index] || named === null) return named
    if (taken.has(named)) return null
    taken.add(named)
    return named
  })
  const named = withTitleAsQuestion(header, withAnswersAsOptions(header, guessed))
  return withTruthAsKey(header, withRepeatedAsWrong(header, named))
}

/**
 * Beside questions and right answers, columns with one heading that nobody knows are the wrong options: "Savol, To'g'ri
 * javob, Qo'shimcha javob, Qo'shimcha javob".
 */
const withRepeatedAsWrong = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const hasOptions = guessed.some((name) => name?.startsWith(oneOptionColumn))
  if (hasOptions || !guessed.includes('question') || !guessed.includes(keyColumn)) return [...guessed]
  const unknown = header.flatMap((cell, index) =>
    guessed[index] === null && fold(cell) !== '' ? [index] : [],
  )
  const [repeated = [], ...others] = [
    ...Map.groupBy(unknown, (index) => fold(elementAt(header, index))).values(),
  ].filter((places) => places.length > 1)
  if (repeated.length >= limits.maxOptions || others.length > 0) return [...guessed]
  return guessed.map((name, index) => {
    const place = repeated.indexOf(index)
    return place < 0 ? name : `${oneOptionColumn}${place + 2}`
  })
}

/** Beside statements, ticks under "True" and "False" are the key. */
const withTruthAsKey = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const truth = truthColumns(header)
  const hasOthers = guessed.some((name) => name === keyColumn || name?.startsWith(oneOptionColumn))
  if (!truth || hasOthers || !guessed.includes('question')) return [...guessed]
  return guessed.map((name, index) => (index === truth.right ? keyColumn : name))
}

/** Names of the column with the questions where no other has a name for them, the surest first. */
const perhapsQuestion = [
  /^(?:title|titre|titel|titulo|titolo)$/u,
  /^(?:text|texte|texto|testo|tekst|текст|内容|內容|content|description|sentence|body)$/u,
]

/** In Wooclap's template the title is the question. Elsewhere it is a name beside it; a text beside a key is one. */
const withTitleAsQuestion = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  if (guessed.includes('question')) return [...guessed]
  const hasOptions = guessed.some((name) => name === optionListColumn || /^option[12]$/.test(name ?? ''))
  const hasKey = guessed.includes(keyColumn)
  const names = header.map(fold)
  const places = perhapsQuestion.map((one) =>
    names.findIndex((name, index) => guessed[index] === null && one.test(name)),
  )
  const title = hasOptions ? places.find((place) => place >= 0) : hasKey ? places.at(-1) : undefined
  return guessed.map((name, index) => (index === title ? 'question' : name))
}

const answerName =
  /^(?:answers?|antwort(?:en)?|respuestas?|respostas?|reponses?|rispost[ae]|ответ|答案|jawaban)$/u
const markOfAnswer =
  /^(?:is)?(?:correct|right|richtig|korrekt|correcta|correta|correcte|corretta|juste|верно|正确)$/u

/** Without columns of options, "Answer" beside "Correct" holds one option in each row. */
const withAnswersAsOptions = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const names = header.map(fold)
  const answer = names.findIndex((name) => answerName.test(name))
  const mark = names.findIndex((name) => markOfAnswer.test(name))
  const hasOptions = guessed.some((name) => name?.startsWith(oneOptionColumn))
  if (answer < 0 || mark < 0 || hasOptions || !guessed.includes('question')) return [...guessed]
  return guessed.map((name, index) => {
    if (index === answer) return oneOptionColumn
    return index === mark ? oneMarkColumn : name
  })
}

/** A single digit or letter. In a header it names an option; in a data row it may be a value. */
const isOneCharacter = (cell: string): boolean => /^[\p{L}\p{N}]$/u.test(fold(cell))

/** Counts the known headings in a row. Returns 0 if all of them are single digits or letters. */
export const headingsIn = (cells: readonly string[]): number => {
  const named = guessColumns(cells)
  const isNamed = named.some((name, index) => name !== null && !isOneCharacter(elementAt(cells, index)))
  return isNamed ? named.filter((name) => name !== null).length : 0
}
