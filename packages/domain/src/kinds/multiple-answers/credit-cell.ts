import { limits } from '../../limits.ts'
import { meantPercent } from '../share.ts'
import { type MultipleAnswers, type ScoringRule, scoringRules } from './schema.ts'

type Credit = Pick<MultipleAnswers, 'presentation' | 'scoring'>

const countTold = 'count told'

/** Writes the scoring of a question into one cell: "net", "all, at most 3", "weights: 50;50;-50;0, count told". */
export const writeCredit = ({ presentation, scoring }: MultipleAnswers): string => {
  return [
    scoring.rule === 'weights' ? `weights: ${(scoring.weights ?? []).join(';')}` : scoring.rule,
    ...(presentation.at_most === null ? [] : [`at most ${presentation.at_most}`]),
    ...(presentation.tells_count ? [countTold] : []),
  ].join(', ')
}

const isRule = (name: string): name is ScoringRule => (scoringRules as readonly string[]).includes(name)
const isWeight = (weight: number): boolean => Math.abs(weight) <= 100

const readScoring = (part: string): MultipleAnswers['scoring'] | undefined => {
  const [, written] = /^weights:(.*)$/.exec(part) ?? []
  if (written === undefined) return isRule(part) && part !== 'weights' ? { rule: part } : undefined
  const weights = written
    .split(/[;\s]+/)
    .filter(Boolean)
    .map((one) => meantPercent(Number(one)))
  return weights.length > 0 && weights.length <= limits.maxOptions && weights.every(isWeight)
    ? { rule: 'weights', weights }
    : undefined
}

/** Reads what `writeCredit` writes; an empty cell is the rule `net`. `wrong` says what the cell must be. */
export const readCredit = (cell: string): Credit | { wrong: string } => {
  const parts = cell
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const credit: Credit = { presentation: { tells_count: false, at_most: null }, scoring: { rule: 'net' } }
  for (const part of parts) {
    const most = Number(/^at most ([1-8])$/.exec(part)?.[1] ?? 0)
    const scoring = readScoring(part)
    if (most > 0) credit.presentation.at_most = most
    else if (part === countTold) credit.presentation.tells_count = true
    else if (scoring) credit.scoring = scoring
    else
      return {
        wrong:
          `must be ${scoringRules.slice(0, -1).join(', ')} or a weight for each option, ` +
          'such as "weights: 50;50;-50".',
      }
  }
  return credit
}
