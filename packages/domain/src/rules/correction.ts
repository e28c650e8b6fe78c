import { elementAt } from '../defined.ts'
import { say, sayCount } from '../language/say.ts'
import type {
  ApplyCorrectionBody,
  CorrectAnswerBody,
  CorrectionChoice,
  GradeAgainBody,
  RecordedChoice,
} from '../schemas/correction.ts'
import type { AcceptedAnswer, ResultCorrection } from '../schemas/result-correction.ts'
import { correctionTexts } from './correction-texts.ts'
import { asSentence } from './as-sentence.ts'
import { describeChange } from './describe-change.ts'
import { formatPercent } from './format-number.ts'
import { perLocale } from './locale.ts'
import { errorFinding, isBlank } from './required.ts'
import type { Finding } from './finding.ts'

/** Requires the options that the kind of correction needs. */
export const choiceFindings = ({
  kind,
  correct,
  key,
  guidance,
  accepted = [],
}: CorrectionChoice): Finding[] => {
  const broken = (message: string, field = 'correct') => [errorFinding('correctionChoice', field, message)]
  if (kind === 'graded_again' && (!guidance || isBlank(guidance.ai_solution)))
    return broken(correctionTexts.noGuidance, 'guidance.ai_solution')
  if (kind !== 'graded_again' && guidance) return broken(correctionTexts.guidanceElsewhere, 'guidance')
  if (kind !== 'accept' && accepted.length > 0) return broken(correctionTexts.answersElsewhere, 'accepted')
  const isEmpty = accepted.length === 0 || accepted.some(({ answer }) => isBlank(answer))
  if (kind === 'accept' && isEmpty) return broken(correctionTexts.noAnswer, 'accepted')
  const n = new Set(correct).size
  if (key) {
    if (kind !== 'other_key') return broken(correctionTexts.keyElsewhere, 'key')
    return n > 0 ? broken(correctionTexts.noOption) : []
  }
  if (kind === 'other_key') return n < 1 ? broken(correctionTexts.oneOption) : []
  if (kind === 'any_of') return n < 2 ? broken(correctionTexts.twoOptions) : []
  return n > 0 ? broken(correctionTexts.noOption) : []
}

/** Checks a request to grade answers again. */
export const guidanceFindings = ({ guidance }: Pick<GradeAgainBody, 'guidance'>): Finding[] =>
  choiceFindings({ kind: 'graded_again', correct: [], guidance })

/** Checks a correction before it is applied. */
export const correctionFindings = (body: ApplyCorrectionBody): Finding[] => [
  ...choiceFindings(body),
  ...(isBlank(body.reason) ? [errorFinding('correctionReason', 'reason', correctionTexts.reason)] : []),
]

/** Checks a correction of one student's answer before its question is known. */
export const answerCorrectionFindings = ({ reason }: Pick<CorrectAnswerBody, 'reason'>): Finding[] =>
  isBlank(reason) ? [errorFinding('correctionReason', 'reason', correctionTexts.reason)] : []

const listFormat = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const listOf = (parts: readonly string[]): string => listFormat().format(parts)

/** A quoted text whose direction does not change that of the sentence. */
const quoted = (answer: string): string => {
  const characters = [...answer.trim()]
  const cut = characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : characters.join('')
  return `“\u2068${cut}\u2069”`
}

const inItsGap = ({ answer, part_no: number }: AcceptedAnswer): string =>
  number === undefined ? quoted(answer) : say('{answer} in gap {number}', { answer: quoted(answer), number })

/** "“a” and “b” are accepted too, and “c” for 50% of the marks". */
const describeAccepted = (accepted: readonly AcceptedAnswer[]): string => {
  const byShare = Map.groupBy(accepted, ({ share }) => share)
  const parts = [...byShare]
    .toSorted(([a], [b]) => b - a)
    .map(([share, answers], index) => {
      const names = listOf(answers.map(inItsGap))
      const values = { answers: names, percent: formatPercent(share) }
      if (index > 0) return say('{answers} for {percent} of the marks', values)
      return share === 100
        ? sayCount(answers.length, '{answers} is accepted too', '{answers} are accepted too', values)
        : sayCount(
            answers.length,
            '{answers} is accepted too for {percent} of the marks',
            '{answers} are accepted too for {percent} of the marks',
            values,
          )
    })
  return parts.reduce((before, next) => say('{before}, and {next}', { before, next }))
}

/** Describes a correction in words: "Option 2 is right". */
export const describeChoice = ({ kind, correct, accepted = [], marks = 0 }: RecordedChoice): string => {
  if (kind === 'accept') return describeAccepted(accepted)
  if (kind === 'one_student')
    return sayCount(marks, 'This answer gets {count} mark', 'This answer gets {count} marks')
  if (kind === 'full_marks') return say('Everyone gets the marks')
  if (kind === 'not_counted') return say('The question doesn’t count')
  if (kind === 'graded_again') return say('The answers were graded again')
  const numbers = [...new Set(correct)].sort((a, b) => a - b).map((index) => String(index + 1))
  if (numbers.length === 0) return say('Other answers are correct')
  if (numbers.length === 1) return say('Option {number} is correct', { number: elementAt(numbers, 0) })
  const listed = listOf(numbers)
  return kind === 'any_of'
    ? say('Options {numbers} are correct, and each earns the marks', { numbers: listed })
    : say('Options {numbers} are correct together', { numbers: listed })
}

/**
 * Describes for the student and the instructor what a correction did to one result. `when` is the formatted date.
 */
export const describeResultCorrection = (correction: ResultCorrection, when: string): string => {
  const {
    question_no: no,
    marks_before: before,
    marks_after: after,
    undone_at: undoneAt,
    reason,
  } = correction
  const corrected = say('Question {number} was corrected on {date}: {choice}.', {
    number: no,
    date: when,
    choice: describeChoice(correction),
  })
  const undone =
    undoneAt === null ? [] : [say('This correction was undone, and the marks are as they were before.')]
  return [
    corrected,
    ...describeChange(before, after),
    say('Reason: {reason}', { reason: asSentence(reason) }),
    ...undone,
  ].join(' ')
}
