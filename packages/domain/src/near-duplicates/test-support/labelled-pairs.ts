import type { ComparedQuestion } from '../words.ts'
import type { LabelledPair, Change } from './labelled-pairs/pair.ts'
import { seeded, shuffled } from './labelled-pairs/random.ts'
import {
  reworded,
  optionsReordered,
  clausesReordered,
  mistyped,
  framed,
  wrongOptionReplaced,
  allChanges,
} from './labelled-pairs/same-question.ts'
import {
  numberChanged,
  negated,
  nameSwapped,
  oppositeAsked,
  otherQuestionSameOptions,
} from './labelled-pairs/different-question.ts'

const same: Record<string, Change> = {
  reworded,
  'options reordered': optionsReordered,
  'clauses reordered': clausesReordered,
  mistyped,
  framed,
  'a wrong option replaced': wrongOptionReplaced,
  'reworded, reordered and mistyped': allChanges,
}
const different: Record<string, Change> = {
  'a number changed': numberChanged,
  negated,
  'a name swapped': nameSwapped,
  'opposite asked': oppositeAsked,
  'other question, same options': otherQuestionSameOptions,
}

/** Makes up to `each` pairs of every kind from the questions of a bank. The same seed gives the same pairs. */
export const makePairs = (
  questions: readonly ComparedQuestion[],
  each: number,
  seed: number,
): LabelledPair[] => {
  const random = seeded(seed)
  const kinds = [
    ...Object.entries(same).map(([kind, change]) => ({ kind, change, isSame: true })),
    ...Object.entries(different).map(([kind, change]) => ({ kind, change, isSame: false })),
  ]
  return kinds.flatMap(({ kind, change, isSame }) => {
    const made: LabelledPair[] = []
    for (const one of shuffled(questions, random)) {
      if (made.length === each) break
      const other: ComparedQuestion | undefined = change(one, random, questions)
      if (other) made.push({ kind, isSame, one, other })
    }
    return made
  })
}

/**
 * Returns the most similar pairs of a bank whose texts and correct options both differ: their authors meant
 * different questions. `similarity` compares two questions by index.
 */
export const closestPairs = (
  questions: readonly ComparedQuestion[],
  count: number,
  similarity: (one: number, other: number) => number,
): LabelledPair[] => {
  const correctOptions = questions.map(({ options }) =>
    options
      .filter((option) => option.is_correct)
      .map((option) => option.option.trim().toLowerCase())
      .join('|'),
  )
  const pairs = questions.flatMap((one, index) =>
    questions.slice(0, index).flatMap((other, otherIndex) => {
      const areDifferent =
        one.question !== other.question && correctOptions[index] !== correctOptions[otherIndex]
      return areDifferent ? [{ one, other, score: similarity(index, otherIndex) }] : []
    }),
  )
  return pairs
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ one, other }) => ({ kind: 'closest of a bank', isSame: false, one, other }))
}
