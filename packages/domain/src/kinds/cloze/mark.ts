import { acceptedNumberAs } from '../numeric/mark.ts'
import type { Answer } from '../question-kind.ts'
import { acceptedAs } from '../short-answer/mark.ts'
import { gapsOf, type WholeGap } from './blank.ts'
import type { Cloze } from './schema.ts'

type Marked = Pick<Cloze, 'presentation' | 'key' | 'scoring'>

/** A gap counts as right from this share of its marks, as a whole question does. */
const rightFrom = 0.999_999

export const isRightShare = (share: number): boolean => share >= rightFrom

/** The list from which a gap is filled; undefined if it is typed. */
export const listOf = (
  { as, choices }: Pick<WholeGap, 'as' | 'choices'>,
  bank: readonly string[],
): readonly string[] | undefined => {
  if (as === 'chosen') return choices
  return as === 'bank' ? bank : undefined
}

const acceptedWordOf = ({ accepted }: WholeGap, word: string | undefined) =>
  accepted.find(({ value }) => value === word)

const shareOfWord = (gap: WholeGap, word: string | undefined): number =>
  (acceptedWordOf(gap, word)?.share ?? 0) / 100

/** What is accepted of what stands in a gap; undefined if it is not right. */
const acceptedIn = (gap: WholeGap, given: { pick: number; text: string }, { presentation, key }: Marked) => {
  const list = listOf(gap, presentation.bank)
  if (list) return acceptedWordOf(gap, list[given.pick])
  if (gap.as === 'typed') return acceptedAs({ key: { accepted: gap.accepted, words: key.words } }, given.text)
  const unit_costs = { share: 0, of: 'credit' as const }
  return acceptedNumberAs(
    { presentation: { unit: 'none', units: [] }, key: { accepted: gap.numbers, units: [], unit_costs } },
    given.text,
  )
}

/** What is accepted in each gap of an answer; undefined where it is not right. */
export const acceptedInGaps = (marked: Marked, { response }: Answer) =>
  gapsOf(marked).map((gap, index) =>
    acceptedIn(gap, { pick: response?.picks[index] ?? -1, text: response?.texts[index] ?? '' }, marked),
  )

/** The share of its marks that each gap earns. */
export const markGaps = (marked: Marked, answer: Answer): number[] =>
  acceptedInGaps(marked, answer).map((accepted) => (accepted?.share ?? 0) / 100)

/** The part of all marks that belongs to each gap; 0 if the question has no weights. */
export const weightsOf = ({ key }: Marked): number[] => {
  const total = key.gaps.reduce((sum, { weight }) => sum + weight, 0)
  return key.gaps.map(({ weight }) => (total === 0 ? 0 : weight / total))
}

const joined = (
  marked: Marked,
  shares: readonly number[],
  join: (shares: readonly number[]) => number,
): number => {
  if (shares.length === 0) return 0
  const weights = weightsOf(marked)
  return marked.scoring.rule === 'all'
    ? join(shares)
    : shares.reduce((sum, share, index) => sum + share * (weights[index] ?? 0), 0)
}

/** Returns the share of the marks that an answer earns. A blank one earns 0. */
export const markCloze = (marked: Marked, answer: Answer): number =>
  Math.min(
    1,
    joined(marked, markGaps(marked, answer), (shares) => (shares.every(isRightShare) ? 1 : 0)),
  )

/** Returns the mean share of filling in blindly, exactly: nobody guesses what is typed. */
export const guessCloze = (marked: Marked): number => {
  const meanOf = (gap: WholeGap): number => {
    const list = listOf(gap, marked.presentation.bank)
    if (!list || list.length === 0) return 0
    const shares = list.map((word) => shareOfWord(gap, word))
    const counted = marked.scoring.rule === 'all' ? shares.filter(isRightShare) : shares
    return counted.reduce((sum, share) => sum + share, 0) / list.length
  }
  return joined(marked, gapsOf(marked).map(meanOf), (means) => means.reduce((all, mean) => all * mean, 1))
}
