import { truthAmong } from '@quizwright/domain/rules/truth-among.ts'
import { firstNumberOf } from '@quizwright/domain/csv/first-number.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { NumberedKey } from '@quizwright/domain/schemas/csv.ts'
import type { AnswerStyle } from '../exam-text/answer-reading.ts'
import { findText } from '../exam-text/find-text.ts'
import { kindOfAnswer, namedOptions, styleOfAnswers } from '../exam-text/named-options.ts'
import {
  answerNames,
  fieldOf,
  indexNames,
  isObject,
  type JsonObject,
  plainName,
  textOf,
} from './json-fields.ts'
import { answersBesideOptions } from './other-options.ts'
import { type JsonOption, placesIn } from './read-option.ts'
import { pushAll } from '../long-lists.ts'

/** Which options a question calls correct: by number or by words. Both are empty if it says nothing. */
export type TellsRight = { name: string; numbers: number[]; words: string[]; isIndex: boolean }

export const noAnswer: TellsRight = { name: '', numbers: [], words: [], isIndex: false }

/** Reads the correct answer from the fields of a question beside its options: each that says it, the surest first. */
export const answersOf = (question: JsonObject, options: readonly JsonOption[]): TellsRight[] => {
  const found = everyAnswer(question, options, namesOfAnswers(question))
  // "answer" may be the name of the options, beside "correct_answer".
  return found.length > 1 ? found.filter((one) => !areOptions(one, options)) : found
}

/**
 * Numbers that are also the texts of options, in a file that names the options of nearly all its other questions by
 * their places: they are places, too. Where it names nearly all others by their texts, they are texts.
 */
export const withPlaces = <Question extends Parts>(questions: readonly Question[]): Question[] => {
  const areTexts = ({ answer, options }: Question): boolean =>
    answer.numbers.some((one) => options.some(({ text }) => text.trim() === String(one)))
  const numbered = questions.filter(({ answer, options }) => answer.numbers.length > 0 && options.length > 0)
  const names = new Set(numbered.filter((one) => !areTexts(one)).map(({ answer }) => answer.name))
  const open = numbered.filter(areTexts).length
  const [name, ...others] = names
  if (name === undefined && open > 0 && open * leastPlaces <= questions.filter(isNamedByText).length)
    return questions.map((question) => (areTexts(question) ? withNumbersAsWords(question) : question))
  if (name === undefined || others.length > 0 || open * leastPlaces > numbered.length) return [...questions]
  return questions.map((question) =>
    question.answer.name === name && areTexts(question)
      ? { ...question, answer: { ...question.answer, isIndex: true } }
      : question,
  )
}
/** At most one of so many keys may also be a text, or a place. */
const leastPlaces = 4

const isNamedByText = ({ answer, options }: Parts): boolean =>
  answer.words.length > 0 &&
  answer.words.every((word) => word.length > 1 && options.some(({ text }) => text === word))

const withNumbersAsWords = <Question extends Parts>(question: Question): Question => ({
  ...question,
  answer: {
    ...question.answer,
    numbers: [],
    words: [...question.answer.words, ...question.answer.numbers.map(String)],
  },
})

const areOptions = ({ words }: TellsRight, options: readonly JsonOption[]): boolean =>
  options.length > 1 &&
  words.length === options.length &&
  words.every((word, index) => word === options[index]?.text)

/**
 * The known names, else "a" beside "q", and those that begin as they do: programs have "correctAns" and, by mistake,
 * "correctanswr".
 */
const namesOfAnswers = (question: JsonObject): readonly string[] => {
  const known = [...indexNames, ...answerNames, ...answersBesideOptions(question)]
  if (fieldOf(question, known)) return known
  const isShort = fieldOf(question, ['q']) && typeof fieldOf(question, ['a'])?.value === 'string'
  return Object.keys(question)
    .map(plainName)
    .filter((name) => (isShort && name === 'a') || /^(?:correct|rightans|rightopt)\p{L}*$/u.test(name))
}

const everyAnswer = (
  question: JsonObject,
  options: readonly JsonOption[],
  names: readonly string[],
): TellsRight[] =>
  names.flatMap((name) => {
    const found = fieldOf(question, [name])
    // The third of the options "a" to "d" is no key.
    if (!found || options.some(({ id }) => id !== undefined && plainName(id) === name)) return []
    const values = (Array.isArray(found.value) ? found.value : [found.value]).map((value) =>
      options.length > 0 ? insideOf(value) : value,
    )
    return [
      {
        name,
        numbers: values.filter((value) => typeof value === 'number'),
        words: values.flatMap((value) => (typeof value === 'number' ? [] : (textOf(value) ?? []))),
        isIndex: indexNames.includes(name),
      },
    ]
  })

/** Numbers that are written as texts, "2" or "2;3", where no option is called so. */
export const withNumbers = (answer: TellsRight, options: readonly JsonOption[]): TellsRight => {
  const isOption = (word: string): boolean =>
    options.some(({ id, text }) => text.trim() === word || id?.trim() === word)
  const read = answer.words.map((word) => {
    const places = options.length === 0 || isOption(word.trim()) ? undefined : placesIn(word.trim())
    return places?.some((place) => isOption(String(place))) ? undefined : places
  })
  return {
    ...answer,
    words: answer.words.filter((_, index) => read[index] === undefined),
    numbers: [...answer.numbers, ...read.flatMap((places) => places ?? [])],
  }
}

/** What an object says that names an answer: its letter or id, else its text. */
const insideOf = (value: unknown): unknown =>
  isObject(value)
    ? (fieldOf(value, ['letter', 'key', 'id', 'index', 'option', 'choice', 'correct', 'answer'])?.value ??
      value)
    : value

/** The option that the file calls so. Undefined unless it is the only one. */
const indexOfId = (options: readonly JsonOption[], wanted: string): number | undefined => {
  const find = (isAlike: (id: string) => boolean): number[] =>
    options.flatMap(({ id }, index) => (id !== undefined && isAlike(id.trim()) ? [index] : []))
  const exact = find((id) => id === wanted.trim())
  const found = exact.length > 0 ? exact : find((id) => id.toLowerCase() === wanted.trim().toLowerCase())
  return found.length === 1 ? found[0] : undefined
}

type Parts = { options: readonly JsonOption[]; answer: TellsRight }

/** Questions whose right options are numbers that are no options themselves. */
const numberedIn = (questions: readonly Parts[]): Parts[] =>
  questions.filter(
    ({ answer, options }) =>
      answer.numbers.length > 0 &&
      options.length > 0 &&
      !options.some(
        ({ text, isRight }) =>
          isRight !== undefined ||
          (!answer.isIndex && answer.numbers.some((one) => String(one) === text.trim())),
      ),
  )

/**
 * Whether a file counts options from 0 or 1; undefined if that is unknown. An answer 0 means 0, one equal to the number
 * of options means 1. Where there is neither, a name such as `correct_index` means 0.
 */
export const firstNumber = (questions: readonly Parts[]): { first: 0 | 1 | undefined; isByName: boolean } => {
  const numbered = numberedIn(questions)
  const seen = {
    zero: numbered.some(({ answer }) => answer.numbers.includes(0)),
    last: numbered.some(({ answer, options }) => answer.numbers.includes(options.length)),
  }
  const counted = !seen.zero && !seen.last && numbered.length > 0 ? numberOfFirstName(numbered) : undefined
  if (counted !== undefined) return { first: counted, isByName: false }
  const isByName = !seen.zero && !seen.last && numbered.some(({ answer }) => answer.isIndex)
  return { first: isByName ? 0 : firstNumberOf(seen), isByName }
}

/** The number in the name of each first option, where the names of options count: "option1", "option2". */
const numberOfFirstName = (questions: readonly Parts[]): 0 | 1 | undefined => {
  const areFrom = (first: 0 | 1): boolean =>
    questions.every(({ options }) =>
      options.every(({ id }, index) => new RegExp(`\\D${index + first}$`).test(id ?? '')),
    )
  return areFrom(1) ? 1 : areFrom(0) ? 0 : undefined
}

/** A question that shows an author what counting from 0 or from 1 would mean. */
export const exampleOfNumbers = (questions: readonly Parts[]): NumberedKey | undefined => {
  const numbered = numberedIn(questions)
  const telling = numbered.find(({ answer: { numbers }, options }) => {
    const [key = 0] = numbers
    return key > 0 && key < options.length
  })
  const [example = telling] = telling ? [telling] : numbered
  return (
    example && {
      key: elementAt(example.answer.numbers, 0),
      options: example.options.map(({ text }) => text.slice(0, shownChars)),
    }
  )
}
const shownChars = 80

/** Which options are correct, or why this is not known. */
export const rightOptions = (
  options: readonly JsonOption[],
  answer: TellsRight,
  first: 0 | 1 | undefined,
  style?: AnswerStyle,
): { indexes: number[]; hints: string[] } | { reason: string } => {
  const marked = options.flatMap(({ isRight }, index) => (isRight === true ? [index] : []))
  if (options.some(({ isRight }) => isRight !== undefined)) return { indexes: marked, hints: [] }
  const { listed, letters } = asListed(options)
  const hints: string[] = []
  const indexes: number[] = []
  for (const number of answer.numbers) {
    const byId = answer.isIndex ? undefined : indexOfId(options, String(number))
    if (byId !== undefined) {
      indexes.push(byId)
      continue
    }
    const byText = options.findIndex(({ text }) => text.trim() === String(number))
    const byNumber = first === undefined ? -1 : number - first
    if (byText >= 0 && byNumber !== byText && !answer.isIndex)
      return { reason: `Its answer ${number} may be the number of an option or the text of one.` }
    if (byText < 0 && first === undefined)
      return {
        reason: `Its answer ${number} counts the options from 0 or from 1, and the file does not say which.`,
      }
    const index = byText >= 0 && !answer.isIndex ? byText : byNumber
    if (!options[index]) return { reason: `Its answer ${number} is none of its options.` }
    indexes.push(index)
  }
  for (const words of answer.words) {
    const byId = indexOfId(options, words)
    const named = byId === undefined ? namedOptions(words, letters, listed, style) : { indexes: [byId] }
    const byText = findText(listed, words)
    if (byId !== undefined && byText.isExact && !byText.indexes.includes(byId))
      return {
        reason: `Its answer "${words.slice(0, 60)}" is the name of one option and the text of another.`,
      }
    const truth =
      named.indexes.length === 0
        ? truthAmong(
            options.map(({ text }) => text),
            words,
          )
        : -1
    if (truth >= 0) indexes.push(truth)
    else if (named.indexes.length === 0)
      return { reason: named.reason ?? `Its answer "${words.slice(0, 60)}" is none of its options.` }
    pushAll(indexes, named.indexes)
    if (named.hint !== undefined) hints.push(named.hint)
  }
  return { indexes: [...new Set(indexes)].toSorted((one, other) => one - other), hints }
}

/** Why nothing is right where a further field names other options than the first one. What it can not name explains. */
export const contradictedBy = (
  others: readonly TellsRight[],
  read: ReturnType<typeof rightOptions>,
  options: readonly JsonOption[],
  first: 0 | 1 | undefined,
  style?: AnswerStyle,
): { reason: string } | undefined => {
  if ('reason' in read || options.some(({ isRight }) => isRight !== undefined)) return undefined
  const said = (indexes: readonly number[]): string =>
    indexes
      .map((index) => options[index]?.text ?? '')
      .join(', ')
      .slice(0, 60)
  for (const other of others) {
    const further = rightOptions(options, other, first, style)
    if ('reason' in further || further.indexes.length === 0) continue
    if (further.indexes.join() !== read.indexes.join())
      return {
        reason: `It has two answers: "${said(read.indexes)}" and "${said(further.indexes)}". Delete the wrong one.`,
      }
  }
  return undefined
}

const asListed = (options: readonly JsonOption[]) => ({
  listed: options.map(({ letter, text }) => ({ letter, text, isMarked: false, images: [] })),
  letters: options.map(({ letter }) => letter),
})

/** Whether the answers of a file are letters or texts, wherever they can be read in one way alone. */
export const styleOfFile = (questions: readonly Parts[]): AnswerStyle | undefined =>
  styleOfAnswers(
    questions.flatMap(({ options, answer }) => {
      const { listed, letters } = asListed(options)
      return answer.words.map((words) => kindOfAnswer(words, letters, listed))
    }),
  )
