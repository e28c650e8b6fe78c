import { elementAt } from '@quizwright/domain/defined.ts'
import { contentOfPlain, withImage } from '../content/content-of-plain.ts'
import type { RawOption, RawQuestion } from '../entry/entry.ts'
import type { ListedOption, ListedQuestion } from './listed-question.ts'
import type { AnswerStyle, NamedOptions } from './answer-reading.ts'
import { isWrittenOnce, kindOfAnswer, namedOptions, styleOfAnswers } from './named-options.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const lettersOf = (options: readonly ListedOption[]): string[] =>
  options.map(({ letter }, index) => letter || String.fromCharCode(65 + index))

/** Whether the answers of a list are letters or texts, wherever they can be read in one way alone. */
export const styleOf = (questions: readonly Asked[]): AnswerStyle | undefined => {
  const kinds = questions.map(({ options: listed, fields, keyAnswer }) => {
    const options = inOrder(listed)
    return kindOfAnswer(fields.answer ?? keyAnswer ?? '', lettersOf(options), options)
  })
  return styleOfAnswers(kinds)
}

/** The options of a question, and which of them are correct according to the answer, the key or marks. */
export const readOptions = (
  { options: listed, fields, furtherAnswers = [] }: ListedQuestion,
  keyAnswer: string | undefined,
  style: AnswerStyle | undefined,
): Pick<RawQuestion, 'kind' | 'options' | 'optionFeedback' | 'reason' | 'solution' | 'hints'> => {
  const options = inOrder(listed)
  const letters = lettersOf(options)
  const answer = fields.answer ?? keyAnswer
  const name = (text: string): NamedOptions => namedOptions(text, letters, options, style)
  const named: NamedOptions = answer === undefined ? { indexes: [] } : name(answer)
  const { behind } = named
  const marked = options.flatMap(({ isMarked, isByEmphasis, text }, index) =>
    // In bold, it is a heading within a list.
    isMarked && !(isByEmphasis === true && /^[^\n]{1,60}[:：]\s*(?:\n|$)/.test(text)) ? [index] : [],
  )
  // If all options are bold, or have the same filled sign, that means nothing.
  const starred = marked.length === options.length ? outstanding(options) : marked
  const right = named.indexes.length > 0 ? named.indexes : starred
  const areRight = new Set(right)
  const raw = options.map(({ text, images }, index): RawOption => ({
    ...withImage(contentOfPlain(text), images[0]),
    isRight: areRight.has(index),
  }))
  const others = [...furtherAnswers, ...(fields.answer !== undefined && keyAnswer ? [keyAnswer] : [])]
  const reason =
    contradiction(answer, named, starred, letters) ??
    otherAnswer(answer ?? '', named, others, name) ??
    (isWrittenOnce(answer ?? '', options) ? undefined : doubledLetter(named, letters))
  if (reason !== undefined)
    return { kind: 'noneRight', options: raw.map((option) => ({ ...option, isRight: false })), reason }
  const missing = missingLetter(listed)
  const hints = [
    ...(missing === undefined
      ? []
      : [`Its options have no letter ${missing}: one may be part of another, check them`]),
    ...(mayBelongBelow(options) ? [imageBelow] : []),
    ...(isOnlyByEmphasis(named, right, options) ? [onlyByEmphasis] : []),
    ...(named.hint === undefined ? [] : [named.hint]),
  ]
  return {
    kind: right.length === 1 ? 'oneRight' : right.length === 0 ? 'noneRight' : 'severalRight',
    options: raw,
    ...(options.some(({ feedback }) => feedback !== undefined) && {
      optionFeedback: options.map(({ feedback = '' }) => feedback),
    }),
    ...(behind !== undefined && { solution: contentOfPlain(withReason(behind, fields.solution?.trim())) }),
    ...(hints.length > 0 && { hints }),
  }
}

/** The first letter that is left out between those of the options. */
const missingLetter = (options: readonly ListedOption[]): string | undefined => {
  const codes = options.map(({ letter }) => (/^[A-Z]$/.test(letter) ? letter.charCodeAt(0) : 0)).toSorted()
  if (codes.includes(0)) return undefined
  const at = codes.findIndex((code, index) => index > 0 && code > elementAt(codes, index - 1) + 1)
  return at < 0 ? undefined : String.fromCharCode(elementAt(codes, at - 1) + 1)
}

/** The reason on the line of the answer, which may go on below it, or be said again there. */
const withReason = (behind: string, solution = ''): string =>
  solution.includes(behind) ? solution : [behind, solution].filter(Boolean).join('\n')

/** Another line, or the key at the end, may name another option. */
const otherAnswer = (
  answer: string,
  { indexes }: NamedOptions,
  others: readonly string[],
  name: (answer: string) => NamedOptions,
): string | undefined => {
  const other = others.find((text) => name(text).indexes.toSorted().join() !== indexes.toSorted().join())
  const short = (text: string): string => text.trim().slice(0, 60)
  return other === undefined
    ? undefined
    : `It has two answers: "${short(answer)}" and "${short(other)}". Delete the wrong one.`
}

/** So many options are no question here, whatever their letters. */
const mostLetters = 26

const doubledLetter = ({ indexes }: NamedOptions, letters: readonly string[]): string | undefined => {
  if (letters.length > mostLetters) return undefined
  const doubled = indexes
    .map((index) => elementAt(letters, index))
    .find((letter) => isTwiceIn(letters, letter))
  return doubled === undefined
    ? undefined
    : `It has two options ${doubled}, and its answer may be each of them.`
}

const isTwiceIn = (letters: readonly string[], letter: string): boolean =>
  letters.indexOf(letter) !== letters.lastIndexOf(letter)

/**
 * Among options that are all marked: those with a mark behind them, where a list has filled signs before each, or else
 * among bold options the coloured, highlighted or framed ones.
 */
const outstanding = (options: ListedQuestion['options']): number[] => {
  const behind = options.flatMap(({ isMarkedBehind }, index) => (isMarkedBehind ? [index] : []))
  if (behind.length > 0 && behind.length < options.length) return behind
  const found = options.flatMap(({ standsOut }, index) => (standsOut ? [index] : []))
  return options.every(({ isByEmphasis }) => isByEmphasis) && found.length < options.length ? found : []
}

/** A word may also be bold to stress it. */
const onlyByEmphasis =
  'The right option is only marked by its formatting (bold, underlined or coloured): check it'

const isOnlyByEmphasis = (
  { indexes: named }: NamedOptions,
  right: readonly number[],
  options: ListedQuestion['options'],
): boolean =>
  named.length === 0 &&
  right.length > 0 &&
  right.every((index) => elementAt(options, index).isByEmphasis === true)

const imageBelow = 'The image below its last option may belong to the next question: check it'

const mayBelongBelow = (options: ListedQuestion['options']): boolean =>
  options.at(-1)?.hasImageBelow === true && options.filter(({ images }) => images.length > 0).length === 1

const contradiction = (
  answer: string | undefined,
  { indexes: named, reason }: NamedOptions,
  starred: readonly number[],
  letters: readonly string[],
): string | undefined => {
  if (reason !== undefined) return reason
  if (answer !== undefined && answer.trim() !== '' && named.length === 0)
    return `Its answer "${answer.trim().slice(0, 60)}" is none of its options.`
  if (named.length === 0 || starred.length === 0) return undefined
  const isSame = new Set([...named, ...starred]).size === named.length && named.length === starred.length
  const list = (indexes: readonly number[]) => indexes.map((index) => letters[index]).join(', ')
  return isSame ? undefined : `Its answer says ${list(named)}, and its mark stands at ${list(starred)}.`
}

/** Options in two columns are not in the order of their letters: a, c, b, d. */
const inOrder = (options: ListedQuestion['options']): ListedQuestion['options'] => {
  if (options.length > mostLetters) return options
  const sorted = options.toSorted((one, other) => one.letter.localeCompare(other.letter))
  const isWhole = sorted.every(({ letter }, index) => letter === String.fromCharCode(65 + index))
  return isWhole ? sorted : options
}
