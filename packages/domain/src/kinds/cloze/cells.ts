import { elementAt } from '../../defined.ts'
import { kindLimits } from '../../limits.ts'
import type { KindCells, WrongCell } from '../cells.ts'
import { readPieces, writePieces } from '../piece-cell.ts'
import { blankPiece } from '../pieces.ts'
import { readFlags, writeFlags } from '../short-answer/cells.ts'
import { arrangeCloze } from './arrange.ts'
import { blankCloze, blankGap, extraWords, gapsOf, type WholeGap, withGapsOf } from './blank.ts'
import { excessOf, readGapLine, writeGapLine } from './gap-line.ts'
import { gapMarker } from './gaps-in-text.ts'
import type { Cloze, ClozeRule } from './schema.ts'

/** Writes the gaps into cells, a line each: "[[1]] Paris | City of Paris". */
export const writeClozeCells = (cloze: Cloze): Partial<KindCells> => {
  const { key, scoring } = cloze
  const weights = key.gaps.map(({ weight }) => weight)
  const lines = gapsOf(cloze).map((gap, index) => `${gapMarker(index + 1)} ${writeGapLine(gap)}`.trimEnd())
  return {
    accepted: `${writeFlags(key.words)}${lines.join('\n')}`,
    extra_choices: writePieces(extraWords(cloze).map(blankPiece)),
    credit: [
      ...(scoring.rule === 'all' ? ['all'] : []),
      ...(weights.every((weight) => weight === 1) ? [] : [`weights: ${weights.join(';')}`]),
    ].join(', '),
  }
}

const readCredit = (cell: string): { rule: ClozeRule; weights: number[] } | undefined => {
  const credit: { rule: ClozeRule; weights: number[] } = { rule: 'each', weights: [] }
  for (const part of cell.toLowerCase().split(',')) {
    const [, weights] = /^\s*weights:([\d;\s]+)$/.exec(part) ?? []
    if (part.trim() === 'all') credit.rule = 'all'
    else if (weights !== undefined) credit.weights = weights.split(';').map(Number)
    else if (part.trim() !== '' && part.trim() !== 'each') return undefined
  }
  return credit.weights.every((weight) => weight <= 100) ? credit : undefined
}

/** A line begins with the marker of its gap. */
const marker = /^[^\S\n]*\[\[([1-9]\d?)\]\]/m

const readGaps = (lines: string): WholeGap[] | string => {
  const [before = '', ...parts] = lines.split(marker)
  if (before.trim() !== '') return 'must begin each line with the marker of a gap, such as "[[1]] Paris".'
  const gaps: WholeGap[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const no = Number(parts[at])
    if (no > kindLimits.gaps) return `can have at most ${kindLimits.gaps} gaps.`
    if (gaps[no - 1]) return `has two lines for ${gapMarker(no)}.`
    const gap = readGapLine(elementAt(parts, at + 1))
    const excess = excessOf(gap)
    if (excess !== undefined) return excess
    gaps[no - 1] = gap
  }
  return Array.from(gaps, (gap) => gap ?? blankGap())
}

/** Reads what `writeClozeCells` writes. `wrong` says what a cell must be. */
export const readClozeCells = (cells: KindCells): Cloze | WrongCell => {
  const credit = readCredit(cells.credit)
  if (!credit) return { cell: 'credit', wrong: 'must be each or all, such as "all" or "weights: 2;1".' }
  const { words, rest } = readFlags(cells.accepted)
  const gaps = readGaps(rest)
  if (typeof gaps === 'string') return { cell: 'accepted', wrong: gaps }
  const extra = readPieces(cells.extra_choices)
  const tooLong = extra?.some(({ text }) => text.length > kindLimits.acceptedTextLength) ?? true
  if (!extra || tooLong) return { cell: 'extra_choices', wrong: 'is too long.' }
  const blank = blankCloze([])
  const former: Cloze = { ...blank, key: { ...blank.key, words }, scoring: { rule: credit.rule } }
  const weighted = gaps.map((gap, index) => ({ ...gap, weight: credit.weights[index] ?? 1 }))
  const read = withGapsOf(
    former,
    weighted,
    extra.map(({ text }) => text),
  )
  if (read.presentation.bank.length > kindLimits.bankWords)
    return { cell: 'extra_choices', wrong: `leads to a bank of more than ${kindLimits.bankWords} words.` }
  return arrangeCloze(read)
}
