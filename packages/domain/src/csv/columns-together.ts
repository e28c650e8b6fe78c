import { elementAt } from '../defined.ts'
import { limits } from '../limits.ts'
import { keyColumn, oneMarkColumn, oneOptionColumn, optionListColumn } from './column-names.ts'
import { foldHeading } from './fold-heading.ts'
import { truthHeadings } from './heading-words.ts'

/** The columns in which a tick says that a statement is true, and that it is false; undefined without both. */
export const truthColumns = (header: readonly string[]): { right: number; wrong: number } | undefined => {
  const names = header.map(foldHeading)
  const found = truthHeadings
    .map(([right, wrong]) => ({ right: names.indexOf(right), wrong: names.indexOf(wrong) }))
    .find(({ right, wrong }) => right >= 0 && wrong >= 0)
  return found
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
    guessed[index] === null && foldHeading(cell) !== '' ? [index] : [],
  )
  const [repeated = [], ...others] = [
    ...Map.groupBy(unknown, (index) => foldHeading(elementAt(header, index))).values(),
  ].filter((places) => places.length > 1)
  if (repeated.length >= limits.maxOptions || others.length > 0) return [...guessed]
  return guessed.map((name, index) => {
    const place = repeated.indexOf(index)
    return place < 0 ? name : `${oneOptionColumn}${place + 2}`
  })
}

/** "a" beside "q" is the answer, where no other letter is an option. */
const withLetterAsKey = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const isAlone = guessed.filter((name) => name?.startsWith(oneOptionColumn)).length === 1
  if (!isAlone || !header.some((cell) => foldHeading(cell) === 'q') || guessed.includes(keyColumn))
    return [...guessed]
  return guessed.map((name, index) => (foldHeading(elementAt(header, index)) === 'a' ? keyColumn : name))
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
  /^(?:name|nom|nome|nombre)$/u,
]

/** In Wooclap's template the title is the question. Elsewhere it is a name beside it; a text beside a key is one. */
const withTitleAsQuestion = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  if (guessed.includes('question')) return [...guessed]
  const hasOptions = guessed.some((name) => name === optionListColumn || /^option[12]?$/.test(name ?? ''))
  const hasKey = guessed.includes(keyColumn)
  const names = header.map(foldHeading)
  const places = perhapsQuestion.map((one) =>
    names.findIndex((name, index) => guessed[index] === null && one.test(name)),
  )
  const title = hasOptions
    ? places.slice(0, hasKey ? undefined : -1).find((place) => place >= 0)
    : hasKey
      ? places.at(1)
      : undefined
  return guessed.map((name, index) => (index === title ? 'question' : name))
}

/** A heading that may be that of the key, or of what there is to choose from. */
export const answerName =
  /^(?:answers?|antwort(?:en)?|respuestas?|respostas?|reponses?|rispost[ae]|ответы?|答案|jawaban)$/u
const markOfAnswer = new RegExp(
  '^(?:(?:is)?(?:correct|right|richtig|korrekt|correcta|correta|correcte|corretta|juste|верно|正确)|fraction|' +
    'percentage?)$',
  'u',
)

/** Without columns of options, "Answer" beside "Correct" holds one option in each row. */
const withAnswersAsOptions = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const names = header.map(foldHeading)
  const answer = names.findIndex((name) => answerName.test(name))
  const mark = names.findIndex((name) => markOfAnswer.test(name))
  const hasOptions = guessed.some((name) => name?.startsWith(oneOptionColumn))
  if (answer < 0 || mark < 0 || hasOptions || !guessed.includes('question')) return [...guessed]
  return guessed.map((name, index) => {
    if (index === answer) return oneOptionColumn
    return index === mark ? oneMarkColumn : name
  })
}

/** Headings of both sides of what is asked and answered, in games and on cards. */
const sidesOfCards: readonly (readonly [asked: RegExp, answer: RegExp, means: string])[] = [
  [/^clues?$/u, /^(?:correct)?responses?$/u, keyColumn],
  [/^front(?:side)?$/u, /^back(?:side)?$/u, 'solution'],
]

/** "Clue" beside "Response" is the question, and so is "Front" beside "Back". */
const withCardAsQuestion = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  if (guessed.includes('question')) return [...guessed]
  const names = header.map(foldHeading)
  const placeOf = (one: RegExp): number =>
    names.findIndex((name, index) => guessed[index] === null && one.test(name))
  const found = sidesOfCards
    .map(([asked, answer, means]) => ({ asked: placeOf(asked), answer: placeOf(answer), means }))
    .find(({ asked }) => asked >= 0)
  if (!found || (found.answer < 0 && found.means === 'solution')) return [...guessed]
  return guessed.map((name, index) => {
    if (index === found.asked) return 'question'
    return index === found.answer && !guessed.includes(found.means) ? found.means : name
  })
}

/** Columns with one heading for right, each behind that of an option: "Option 1, Correct?, Option 2, Correct?". */
const withMarksBehindOptions = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const options = guessed.flatMap((name, index) => (/^option[1-8]$/.test(name ?? '') ? [index] : []))
  const isMark = (index: number): boolean => markOfAnswer.test(foldHeading(header[index] ?? ''))
  const marks = header.filter((_, index) => isMark(index)).length
  if (marks < limits.minOptions || marks !== options.length || !options.every((index) => isMark(index + 1)))
    return [...guessed]
  return guessed.map((name, index) =>
    isMark(index) ? (elementAt(guessed, index - 1)?.replace(oneOptionColumn, oneMarkColumn) ?? name) : name,
  )
}

/** What columns mean beside others: "Answer" is an option beside "Correct", and the key beside options. */
export const withColumnsTogether = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] =>
  [
    withCardAsQuestion,
    withLetterAsKey,
    withAnswersAsOptions,
    withTitleAsQuestion,
    withRepeatedAsWrong,
    withTruthAsKey,
    withMarksBehindOptions,
  ].reduce<(string | null)[]>((columns, step) => step(header, columns), [...guessed])
