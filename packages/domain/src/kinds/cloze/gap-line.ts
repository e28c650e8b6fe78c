import { kindLimits } from '../../limits.ts'
import { readAcceptedNumber, writeAcceptedNumber } from '../numeric/written-with-feedback.ts'
import { splitAtBars } from '../split-at-bars.ts'
import { readAcceptedText, writeAcceptedText } from '../short-answer/cells.ts'
import { blankGap, type WholeGap } from './blank.ts'
import type { GapMode } from './schema.ts'

/**
 * Writes what is right in a gap: "Paris | City of Paris @50%", "9.81 +- 0.05", "red | *green | blue" for a list in
 * which a star is before what is right.
 */
export const writeAnswers = (gap: WholeGap): string => {
  if (gap.as === 'number') return gap.numbers.map(writeAcceptedNumber).join(' | ')
  return gap.as === 'chosen' ? writeChoices(gap) : gap.accepted.map(writeAcceptedText).join(' | ')
}

/** Writes a gap into one line: "Paris" is typed, "# 9.81" a number, "(red | *green)" chosen, "{Paris}" of the bank. */
export const writeGapLine = (gap: WholeGap): string => {
  const answers = writeAnswers(gap)
  if (gap.as === 'number') return `# ${answers}`.trimEnd()
  if (gap.as === 'bank') return `{${answers}}`
  if (gap.as === 'chosen') return `(${answers})`
  return /^[#({\\]/.test(answers) ? `\\${answers}` : answers
}

const writeChoices = ({ choices, accepted }: Pick<WholeGap, 'choices' | 'accepted'>): string =>
  choices
    .map((choice) => {
      const right = accepted.find(({ value }) => value === choice)
      const written = writeAcceptedText(right ?? { value: choice, is_pattern: false, share: 100 })
      return right ? `*${written}` : written
    })
    .join(' | ')

const readTexts = (line: string): WholeGap['accepted'] => splitAtBars(line).map(readAcceptedText)
/** A word of a list is no pattern. */
const readWords = (line: string): WholeGap['accepted'] =>
  readTexts(line).map((one) => ({ ...one, is_pattern: false }))

const readChoices = (line: string): Pick<WholeGap, 'choices' | 'accepted'> => {
  const parts = splitAtBars(line).map((part) => ({
    isRight: part.startsWith('*'),
    word: readWords(part.replace(/^\*/, ''))[0],
  }))
  const words = parts.flatMap(({ isRight, word }) => (word ? [{ isRight, word }] : []))
  return {
    choices: words.map(({ word }) => word.value),
    accepted: words.flatMap(({ isRight, word }) => (isRight ? [word] : [])),
  }
}

/** Reads what `writeAnswers` writes. */
export const readAnswers = (
  as: GapMode,
  written: string,
): Pick<WholeGap, 'choices' | 'accepted' | 'numbers'> => {
  const none = { choices: [], accepted: [], numbers: [] }
  if (as === 'number') return { ...none, numbers: splitAtBars(written).map(readAcceptedNumber) }
  if (as === 'chosen') return { ...none, ...readChoices(written) }
  return { ...none, accepted: as === 'bank' ? readWords(written) : readTexts(written) }
}

/** Reads what `writeGapLine` writes. */
export const readGapLine = (written: string): WholeGap => {
  const line = written.trim()
  const gap = (as: GapMode, answers: string): WholeGap => ({ ...blankGap(as), ...readAnswers(as, answers) })
  if (line.startsWith('#')) return gap('number', line.slice(1))
  if (line.startsWith('(') && line.endsWith(')')) return gap('chosen', line.slice(1, -1))
  if (line.startsWith('{') && line.endsWith('}')) return gap('bank', line.slice(1, -1))
  return gap('typed', line.replace(/^\\(?=[#({\\])/, ''))
}

/** Says what is too much in a gap; undefined if it fits. */
export const excessOf = ({ accepted, numbers, choices }: WholeGap): string | undefined => {
  if (accepted.length > kindLimits.acceptedTexts)
    return `can have at most ${kindLimits.acceptedTexts} answers in a gap.`
  if (numbers.length > kindLimits.acceptedNumbers)
    return `can have at most ${kindLimits.acceptedNumbers} numbers in a gap.`
  if (choices.length > kindLimits.gapChoices)
    return `can have at most ${kindLimits.gapChoices} choices in a gap.`
  const texts = [...choices, ...accepted.map(({ value }) => value)]
  if (texts.some((text) => text.length > kindLimits.acceptedTextLength))
    return `can have at most ${kindLimits.acceptedTextLength} characters in each answer.`
  const feedback = [...accepted, ...numbers].map((one) => one.feedback ?? '')
  if (feedback.some((text) => text.length > kindLimits.feedbackLength))
    return `can have at most ${kindLimits.feedbackLength} characters of feedback on an answer.`
  const written = numbers.flatMap(({ value, tolerance }) =>
    tolerance.by === 'range' ? [tolerance.low, tolerance.high] : [value, tolerance.amount],
  )
  return written.some((number) => number.length > kindLimits.numberLength)
    ? 'must have numbers such as "# 9.81 +- 0.05" in a gap for a number.'
    : undefined
}
