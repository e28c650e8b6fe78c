import type { MultipleAnswers } from '../kinds/multiple-answers/schema.ts'
import { scoringOfWeights } from '../kinds/multiple-answers/weights.ts'
import { meantPercent } from '../kinds/share.ts'
import type { Finding } from '../rules/finding.ts'
import { formatPercent } from '../rules/format-number.ts'
import { letterOf } from '../rules/letter-of.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import { cellAt, CellError } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'
import { severalHint } from './several-right.ts'
import { inPercent, shareIn, sharesListed } from './shares-in-cells.ts'
import { flagOf } from './words.ts'

/** What each option of a row earns, in percent of the marks; none where its numbers do not tell that. */
export type Weights = readonly number[]

type Layout = Pick<ColumnLayout, 'options' | 'row' | 'mayHaveShares' | 'isOwnCredit'>

/** A number for each option in one cell, which no file of this product has. */
const listedIn = (cells: readonly string[], { row, isOwnCredit }: Layout): number[] | undefined =>
  isOwnCredit ? undefined : sharesListed(cellAt(cells, row.credit))

/** A number beside each option; undefined if all of them only say whether it is right. */
const besideOptions = (
  cells: readonly string[],
  { options, mayHaveShares }: Layout,
): number[] | undefined => {
  if (!mayHaveShares) return undefined
  const written = options.map(({ is_correct: mark }) => cellAt(cells, mark))
  if (written.every((cell) => flagOf(cell) !== undefined)) return undefined
  const shares = written.map(shareIn)
  return shares.every((share) => share !== undefined) ? shares : undefined
}

/** Points of one option alone are all that can be earned. */
const pointsOfOne = (points: readonly number[]): number[] | undefined =>
  points.filter((one) => one > 0).length === 1 ? points.map((one) => (one > 0 ? 100 : 0)) : undefined

/** What each option of a row earns, where a table says it in numbers: beside each or in one cell. */
export const weightsInRow = (cells: readonly string[], layout: Layout): Weights | undefined => {
  const shares = listedIn(cells, layout) ?? besideOptions(cells, layout)
  return shares?.some((share) => share !== 0) ? (inPercent(shares) ?? pointsOfOne(shares) ?? []) : undefined
}

const shareBehind = /^(.*\S)\s*[([]\s*([-+−]?\d{1,3}(?:[.,]\d{1,6})?)\s*%\s*[)\]]$/s

/** Options that end with what they earn, "Neon (50%)", where nothing else tells the right ones. */
export const withSharesBehind = (
  options: readonly Option[],
): { options: Option[]; weights: Weights } | undefined => {
  // Nearly no option ends so.
  if (!/%\s*[)\]]$/.test(options[0]?.option ?? '') || options.some(({ is_correct: isRight }) => isRight))
    return undefined
  const read = options.map(({ option = '' }) => shareBehind.exec(option))
  const weights = inPercent(read.map((found) => shareIn(found?.[2] ?? '') ?? 0))
  if (!weights || read.includes(null)) return undefined
  return { options: options.map((option, index) => ({ ...option, option: read[index]?.[1] ?? '' })), weights }
}

/** The cells without these numbers. */
export const withoutWeights = (cells: readonly string[], { options, row }: Layout): string[] => {
  const read = new Set([...options.map(({ is_correct: mark }) => mark.index), row.credit.index])
  return cells.map((cell, index) => (read.has(index) ? '' : cell))
}

const isAllOrNothing = (weights: Weights): boolean => weights.every((one) => one === 0 || one >= 100)
const countRight = (weights: Weights): number => weights.filter((one) => one > 0).length

/** Several are chosen where the row says so, or where no option earns all marks by itself. */
const scoringOf = (weights: Weights, saysSeveral: boolean): Omit<MultipleAnswers, 'kind'> | undefined => {
  const presentation = { tells_count: false, at_most: null }
  if (isAllOrNothing(weights))
    return countRight(weights) > 1 || saysSeveral ? { presentation, scoring: { rule: 'net' } } : undefined
  if (saysSeveral || !weights.some((one) => one >= 100))
    return { presentation, scoring: scoringOfWeights(weights) }
  if (countRight(weights) === 1) return undefined
  const gained = weights.map((one) => Math.min(100, Math.max(0, one)))
  return { presentation: { ...presentation, at_most: 1 }, scoring: { rule: 'weights', weights: gained } }
}

/** A question whose options earn parts of the marks, and what of that is lost. */
export const withWeights = (
  question: QuestionContent,
  percents: Weights,
  layout: Pick<ColumnLayout, 'row' | 'key'>,
  saysSeveral: boolean,
): { question: QuestionContent; findings: Finding[] } => {
  const { options } = question
  const weights = options.map((_, index) => meantPercent(percents[index] ?? 0))
  if (percents.length < options.length || percents.slice(options.length).some((one) => one !== 0))
    return { question, findings: [takenWithout('its options')] }
  const scoring = scoringOf(weights, saysSeveral)
  const isOne = scoring === undefined || scoring.presentation.at_most === 1
  const right = weights.flatMap((one, index) => ((isOne ? one >= 100 : one > 0) ? [index] : []))
  const byKey = options.flatMap(({ is_correct: isRight }, index) => (isRight ? [index] : []))
  if (byKey.length > 0 && byKey.join() !== right.join())
    throw new CellError(
      layout.key.column,
      `can mean options # ${numbersOf(byKey)} or options # ${numbersOf(right)}. Write the letters of the options.`,
    )
  const { interaction: _, ...rest } = question
  return {
    question: {
      ...rest,
      options: options.map((option, index) => ({ ...option, is_correct: right.includes(index) })),
      ...(scoring && { interaction: { kind: 'multiple_answers', ...scoring } }),
    },
    findings: [
      ...(scoring?.scoring.rule === 'net' && isAllOrNothing(weights) ? [severalHint(layout.key)] : []),
      ...(isOne ? costsLost(weights) : []),
    ],
  }
}

const numbersOf = (indexes: readonly number[]): string => indexes.map((index) => index + 1).join(', ')

/** Where one option is chosen, no question earns less than none. */
const costsLost = (weights: Weights): Finding[] =>
  weights.flatMap((percent, index): Finding[] =>
    percent < 0 ? [takenWithout(`option ${letterOf(index)} (${formatPercent(percent, { most: 5 })})`)] : [],
  )

const takenWithout = (of: string): Finding => ({
  rule: 'takenWithout',
  severity: 'hint',
  field: 'options',
  message: `Taken without the partial credit of ${of}`,
})
