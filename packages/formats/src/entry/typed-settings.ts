import { decimal } from '../decimals.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { WordsCount } from '@quizwright/domain/kinds/short-answer/schema.ts'
import { greatestOf } from '../long-lists.ts'

/**
 * An accepted answer as readers write it: "Paris", "3.14 ± 0.01", "3 to 4". `share` is how much of the marks it earns,
 * in percent, `feedback` what students read who gave it.
 */
export type AcceptedLine = { text: string; share: number; feedback?: string }

/** Writes accepted answers for people: "City of Paris (50%)", a line each. */
export const inWords = (accepted: readonly AcceptedLine[]): string =>
  accepted.map(({ text, share }) => (share === 100 ? text : `${text} (${formatPercent(share)})`)).join('\n')

const shareBehind = new RegExp(String.raw` \(${decimal}%\)$`)
/** An accepted answer of `inWords` without the share behind it. */
export const withoutShare = (line: string): string => line.replace(shareBehind, '')

/** Answers that the file lists and that earn nothing are no key. The first match counts, so each is a named loss. */
export const withoutWorth = (accepted: readonly AcceptedLine[]): string[] =>
  accepted.flatMap(({ text, share }) =>
    share > 0 || text === '*' ? [] : [`the answer "${text.slice(0, 100)}", which earns no marks`],
  )

/** Feedback is lost on answers that earn nothing, which are no part of the key, and where it is too long. */
export const feedbackLost = (accepted: readonly AcceptedLine[]): string[] => {
  const given = accepted.filter(({ feedback = '' }) => feedback.trim() !== '')
  const isTooLong = ({ share, feedback = '' }: AcceptedLine): boolean =>
    share > 0 && feedback.trim().length > kindLimits.feedbackLength
  return [
    ...(given.some(({ share }) => share <= 0) ? ['the feedback of its wrong answers'] : []),
    ...(given.some(isTooLong) ? [`feedback of more than ${kindLimits.feedbackLength} characters`] : []),
  ]
}

/** The key of a question that is answered by typing, as the file has it. */
export type TypedSettings = {
  accepted: readonly AcceptedLine[]
  /** What must be the same in a short answer. */
  words?: Partial<WordsCount>
  /** Whether `*` stands for any text. */
  hasPatterns?: true
  /** What is drawn for each student: the accepted answers are formulas then. */
  variables?: readonly Variable[]
  /** How a number's unit is given and what it costs. */
  units?: Pick<Numeric, 'presentation'> & Pick<Numeric['key'], 'units' | 'unit_costs'>
}

/** What a reader says of a question that is answered by typing: in words, and as a key that can mark. */
export const typedAnswer = (
  accepted: readonly AcceptedLine[],
  settings: Omit<TypedSettings, 'accepted'> = {},
): { answer: string; typed: TypedSettings } => ({
  answer: inWords(accepted.filter(({ share }) => share > 0)),
  typed: { accepted, ...settings },
})

/** Answers that all earn all marks. */
export const allAccepted = (texts: readonly string[]): AcceptedLine[] =>
  texts.flatMap((text) => (text.trim() === '' ? [] : [{ text: text.trim(), share: 100 }]))

/** Shares of the marks from scores of any scale: the greatest is all of them. */
export const sharesOf = (scored: readonly { text: string; score: number }[]): AcceptedLine[] => {
  const all = greatestOf(scored.map(({ score }) => score))
  return scored.map(({ text, score }) => ({ text, share: all > 0 ? (100 * score) / all : 0 }))
}
