import { kindLimits } from '../../limits.ts'
import type { Piece } from '../piece.ts'
import { blankPiece } from '../pieces.ts'
import type { Matching } from './schema.ts'

const fewPrompts = 3

/** What a new question of this kind begins with. */
export const blankMatching = (
  written: readonly Piece[] = Array.from({ length: fewPrompts }, () => blankPiece()),
): Matching => {
  const prompts = written.slice(0, kindLimits.prompts)
  return {
    kind: 'matching',
    presentation: { prompts, choices: [], reuse: false },
    key: { right: prompts.map(() => []), weights: prompts.map(() => 1) },
    scoring: { rule: 'each' },
  }
}
