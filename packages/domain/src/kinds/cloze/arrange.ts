import { elementAt } from '../../defined.ts'
import { blankPiece, pieceKey, scattered } from '../pieces.ts'
import { listOf } from './mark.ts'
import type { Cloze, GapKey } from './schema.ts'

const pieceOf = (word: string) => blankPiece(word.trim())

/** The words in an order that says nothing, of those that read alike the first. */
const arrangeWords = (words: readonly string[]): string[] => {
  const kept = [...new Map(words.toReversed().map((word) => [pieceKey(pieceOf(word)), word])).values()]
  const pieces = kept.map(pieceOf)
  return scattered(pieces).map((index) => elementAt(kept, index))
}

/** What is right in the order of the list from which it is chosen. */
const inListOrder = (accepted: GapKey['accepted'], list: readonly string[]): GapKey['accepted'] =>
  accepted.toSorted((one, other) => list.indexOf(one.value) - list.indexOf(other.value))

/** The same question as it is stored: its lists in an order that says nothing about the key. */
export const arrangeCloze = ({ presentation, key, ...rest }: Cloze): Cloze => {
  const gaps = presentation.gaps.map((gap) => ({ ...gap, choices: arrangeWords(gap.choices) }))
  const bank = arrangeWords(presentation.bank)
  const lists = gaps.map((gap) => listOf(gap, bank))
  return {
    ...rest,
    presentation: { gaps, bank },
    key: {
      ...key,
      gaps: key.gaps.map(({ accepted, ...gap }, index) => ({
        accepted: lists[index] ? inListOrder(accepted, lists[index]) : accepted,
        ...gap,
      })),
    },
  }
}
