import { elementAt, entryOf } from '../../defined.ts'
import type { Piece } from '../piece.ts'
import { isEmptyPiece, pieceKey, scattered } from '../pieces.ts'
import type { Matching } from './schema.ts'

/** A prompt with the choices that are right for it, as an author writes it. */
export type Pair = { prompt: Piece; choices: Piece[]; weight: number }
export type Pairs = { pairs: Pair[]; extra: Piece[] }

/** The pairs of a question, and the choices that belong to no prompt. */
export const pairsOf = ({ presentation: { prompts, choices }, key }: Matching): Pairs => {
  const used = new Set(key.right.flat())
  return {
    pairs: prompts.map((prompt, index) => ({
      prompt,
      choices: (key.right[index] ?? []).flatMap((at) => choices[at] ?? []),
      weight: key.weights[index] ?? 1,
    })),
    extra: choices.filter((_, index) => !used.has(index)),
  }
}

/**
 * Puts pairs into a question. Equal choices become one, of several prompts; an empty one is none. Choices that only
 * read alike stay while an author writes.
 */
export const withPairs = (former: Matching, { pairs, extra }: Pairs): Matching => {
  const choices: Piece[] = []
  const indexes = new Map<string, number>()
  const indexOf = (choice: Piece): number => {
    const key = JSON.stringify(choice)
    const found = indexes.get(key)
    if (found !== undefined) return found
    indexes.set(key, choices.length)
    return choices.push(choice) - 1
  }
  const right = pairs.map((pair) => [
    ...new Set(pair.choices.filter((choice) => !isEmptyPiece(choice)).map(indexOf)),
  ])
  return {
    ...former,
    presentation: {
      prompts: pairs.map(({ prompt }) => prompt),
      choices: [...choices, ...extra],
      reuse: former.presentation.reuse,
    },
    key: { right, weights: pairs.map(({ weight }) => weight) },
  }
}

/** Right choices that read alike become one, because students could not tell them apart. */
const withoutAlike = ({ presentation, key, ...rest }: Matching): Matching => {
  const { choices } = presentation
  const used = new Set(key.right.flat())
  const firsts = new Map<string, number>()
  const firstOf = choices.map((choice, index) => {
    if (!used.has(index)) return index
    const own = pieceKey(choice)
    firsts.set(own, firsts.get(own) ?? index)
    return entryOf(firsts, own)
  })
  const kept = choices.flatMap((_, index) => (firstOf[index] === index ? [index] : []))
  return {
    ...rest,
    presentation: { ...presentation, choices: kept.map((index) => elementAt(choices, index)) },
    key: {
      ...key,
      right: key.right.map((own) => [
        ...new Set(own.map((index) => kept.indexOf(elementAt(firstOf, index)))),
      ]),
    },
  }
}

/**
 * The same question as it is stored: with its choices in an order that says nothing about the key, and used again where
 * one belongs to several prompts.
 */
export const arrangeMatching = (matching: Matching): Matching => {
  const { presentation, key, ...rest } = withoutAlike(matching)
  const { choices, reuse } = presentation
  const used = key.right.flat()
  const order = scattered(choices)
  return {
    ...rest,
    presentation: {
      ...presentation,
      choices: order.map((from) => elementAt(choices, from)),
      reuse: reuse || used.length > new Set(used).size,
    },
    key: {
      ...key,
      right: key.right.map((own) => own.map((from) => order.indexOf(from)).sort((a, b) => a - b)),
    },
  }
}
