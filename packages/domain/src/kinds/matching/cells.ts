import { elementAt } from '../../defined.ts'
import type { Option } from '../../schemas/question.ts'
import { type KindCells, matchColumns, type WrongCell } from '../cells.ts'
import { readPieces, writePieces } from '../piece-cell.ts'
import { optionOfPiece, pieceOfOption } from '../pieces.ts'
import { blankMatching } from './blank.ts'
import { kindLimits } from '../../limits.ts'
import { arrangeMatching, type Pair, pairsOf, withPairs } from './pairs.ts'
import { type Matching, type MatchingRule, matchingRules } from './schema.ts'

const writeCredit = ({ presentation, key, scoring }: Matching): string =>
  [
    ...(scoring.rule === 'each' ? [] : [scoring.rule]),
    ...(key.weights.every((weight) => weight === 1) ? [] : [`weights: ${key.weights.join(';')}`]),
    ...(presentation.reuse ? ['choices again'] : []),
  ].join(', ')

/** The prompts stand in the columns of options. */
export const promptOptions = ({ presentation: { prompts } }: Matching): Option[] => prompts.map(optionOfPiece)

export const writeMatchingCells = (matching: Matching): Partial<KindCells> => {
  const { pairs, extra } = pairsOf(matching)
  return {
    ...Object.fromEntries(
      pairs.map(({ choices }, index) => [elementAt(matchColumns, index), writePieces(choices)]),
    ),
    credit: writeCredit(matching),
    extra_choices: writePieces(extra),
  }
}

type Credit = { rule: MatchingRule; weights: number[]; reuse: boolean }

const isRule = (part: string): part is MatchingRule => (matchingRules as readonly string[]).includes(part)

const readCredit = (cell: string): Credit | undefined => {
  const credit: Credit = { rule: 'each', weights: [], reuse: false }
  for (const part of cell
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())) {
    const [, weights] = /^weights:([\d;\s]+)$/.exec(part) ?? []
    if (isRule(part)) credit.rule = part
    else if (part === 'choices again') credit.reuse = true
    else if (weights !== undefined) credit.weights = weights.split(';').map(Number)
    else if (part !== '') return undefined
  }
  return credit.weights.every((weight) => weight <= 100) ? credit : undefined
}

/** Reads what `writeMatchingCells` writes. `wrong` says what a cell must be. */
export const readMatchingCells = (cells: KindCells, options: readonly Option[]): Matching | WrongCell => {
  const credit = readCredit(cells.credit)
  if (!credit)
    return { cell: 'credit', wrong: 'must be each, half or all, such as "half" or "each, choices again".' }
  const pairs = options.map((option, index): Pair => ({
    prompt: pieceOfOption(option),
    choices: [],
    weight: credit.weights[index] ?? 1,
  }))
  for (const [index, cell] of matchColumns.entries()) {
    if (cells[cell].trim() === '') continue
    if (!pairs[index]) return { cell, wrong: `has a match, but there is no option${index + 1}.` }
    const choices = readPieces(cells[cell])
    if (!choices) return { cell, wrong: 'is too long.' }
    pairs[index] = { ...pairs[index], choices }
  }
  const extra = readPieces(cells.extra_choices)
  if (!extra) return { cell: 'extra_choices', wrong: 'is too long.' }
  const { rule, reuse } = credit
  const former: Matching = { ...blankMatching([]), scoring: { rule } }
  const read = arrangeMatching(
    withPairs({ ...former, presentation: { ...former.presentation, reuse } }, { pairs, extra }),
  )
  if (read.presentation.choices.length > kindLimits.choices)
    return { cell: 'extra_choices', wrong: `leads to more than ${kindLimits.choices} different choices.` }
  return read
}
