import { readDecimal } from '@quizwright/domain/kinds/numeric/read-number.ts'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import type { AcceptedNumber, Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import { readAccepted } from '@quizwright/domain/kinds/numeric/written.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import type { AcceptedText, ShortAnswer } from '@quizwright/domain/kinds/short-answer/schema.ts'
import type { RawQuestion } from './entry.ts'
import type { AcceptedLine, TypedSettings } from './typed-settings.ts'

/** The accepted answers that earn something, their shares as whole percents. */
const linesOf = ({ accepted }: TypedSettings): AcceptedLine[] =>
  accepted
    .filter(({ text, share }) => text.trim() !== '' && share > 0)
    .map(({ text, share }) => ({ text: text.trim(), share: Math.min(100, Math.max(1, Math.round(share))) }))

const isNumber = ({ value, tolerance }: AcceptedNumber): boolean =>
  (tolerance.by === 'range' ? [tolerance.low, tolerance.high] : [value, tolerance.amount]).every(
    (written) => written.length <= 40 && readDecimal(written) !== undefined,
  )

/** Reads one accepted number: "3.14", "3.14 ± 0.01", "3 to 4". */
const numberOf = ({ text, share }: AcceptedLine): AcceptedNumber => {
  const [, low, high] = /^(\S+) to (\S+)$/.exec(text) ?? []
  if (low !== undefined && high !== undefined)
    return { value: '', tolerance: { by: 'range', low, high, with_low: true, with_high: true }, share }
  return { ...readAccepted(text), share }
}

const numericOf = (typed: TypedSettings): Numeric | undefined => {
  const accepted = linesOf(typed).map(numberOf)
  if (accepted.length === 0 || accepted.length > 20 || !accepted.every(isNumber)) return undefined
  const { presentation, key } = blankNumeric()
  return {
    kind: 'numeric',
    presentation: typed.units?.presentation ?? presentation,
    key: {
      accepted,
      units: typed.units?.units ?? key.units,
      unit_costs: typed.units?.unit_costs ?? key.unit_costs,
    },
  }
}

const shortAnswerOf = (typed: TypedSettings): ShortAnswer | undefined => {
  const accepted = linesOf(typed).map(({ text, share }): AcceptedText => {
    const isPattern = typed.hasPatterns === true && /(?<!\\)\*/.test(text)
    return { value: isPattern ? text : text.replaceAll('\\*', '*'), is_pattern: isPattern, share }
  })
  const isTooLong = accepted.some(({ value }) => value.length > 1_000)
  if (accepted.length === 0 || accepted.length > 50 || isTooLong) return undefined
  const { words } = blankShortAnswer().key
  return { kind: 'short_answer', key: { accepted, words: { ...words, ...typed.words } } }
}

/**
 * Returns the interaction of a question that is answered by typing. Undefined for other kinds, and if the accepted
 * answers can not be read: the question is then left out, as one of a kind that is not known here.
 */
export const typedInteractionOf = ({ kind, typed }: RawQuestion): Numeric | ShortAnswer | undefined => {
  if (!typed) return undefined
  if (kind === 'number') return numericOf(typed)
  return kind === 'shortAnswer' ? shortAnswerOf(typed) : undefined
}

export const isTyped = (raw: RawQuestion): boolean => typedInteractionOf(raw) !== undefined
