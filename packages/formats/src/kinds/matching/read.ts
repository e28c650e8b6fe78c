import { blankMatching } from '@quizwright/domain/kinds/matching/blank.ts'
import { arrangeMatching, type Pair, withPairs } from '@quizwright/domain/kinds/matching/pairs.ts'
import type { Matching } from '@quizwright/domain/kinds/matching/schema.ts'
import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import { isEmptyPiece, pieceKey } from '@quizwright/domain/kinds/pieces.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import type { RawQuestion } from '../../entry/entry.ts'
import { pieceOf } from '../pieces.ts'

/** The pairs of a file as prompts: a choice without one is extra, and equal prompts are one. */
const readPairs = ({ matched = [] }: RawQuestion): { pairs: Pair[]; extra: Piece[] } => {
  const byPrompt = new Map<string, Pair>()
  const others: Piece[] = []
  for (const { prompt, choice, weight = 1 } of matched) {
    const own = choice ? [pieceOf(choice)].filter((one) => !isEmptyPiece(one)) : []
    const piece = prompt && pieceOf(prompt)
    if (!piece || isEmptyPiece(piece)) {
      others.push(...own)
      continue
    }
    const before = byPrompt.get(pieceKey(piece))
    if (before) before.choices.push(...own)
    else byPrompt.set(pieceKey(piece), { prompt: piece, choices: own, weight })
  }
  const pairs = [...byPrompt.values()]
  const known = new Set(pairs.flatMap(({ choices }) => choices.map(pieceKey)))
  const extra = others.filter((one) => !known.has(pieceKey(one)) && known.add(pieceKey(one)))
  return { pairs, extra }
}

const build = (raw: RawQuestion): Matching => {
  const { presentation, scoring, ...blank } = blankMatching([])
  const { reuse = presentation.reuse, rule = scoring.rule } = raw.matchedBy ?? {}
  const begun = { ...blank, presentation: { ...presentation, reuse }, scoring: { rule } }
  return arrangeMatching(withPairs(begun, readPairs(raw)))
}

/** Undefined where the file does not say the pairs, or has more of them than fit. */
export const readMatching = (raw: RawQuestion): Matching | undefined => {
  if (!raw.matched || reasonOfMatching(raw) !== undefined) return undefined
  const read = build(raw)
  return read.presentation.prompts.length > 0 && read.key.right.every((right) => right.length > 0)
    ? read
    : undefined
}

/** Whether an image of the question is named as lost. */
const hasLostImage = ({ without = [] }: RawQuestion): boolean =>
  without.some((loss) => loss.startsWith('the image "'))

const onlyImages =
  'Some of its choices are images that could not be read. Import the whole package, or write them as texts.'

export const reasonOfMatching = (raw: RawQuestion): string | undefined => {
  if (!raw.matched) return undefined
  if (hasLostImage(raw) && raw.matched.some(({ choice }) => choice && isEmptyPiece(pieceOf(choice))))
    return onlyImages
  const { pairs, extra } = readPairs(raw)
  if (pairs.length > kindLimits.prompts)
    return (
      `It has ${countOf(pairs.length, 'prompt')} to match, ` +
      `and a matching question here has at most ${kindLimits.prompts}.`
    )
  const choices = new Set([...pairs.flatMap((pair) => pair.choices), ...extra].map(pieceKey)).size
  return choices > kindLimits.choices
    ? `It has ${countOf(choices, 'choice')} to match, and a matching question here has at most ${kindLimits.choices}.`
    : undefined
}
