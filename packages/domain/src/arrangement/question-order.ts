import { elementAt, lastOf } from '../defined.ts'
import type { Arrangement } from './schema.ts'
import { presentedOrder } from './presented-order.ts'

/** What decides which questions stay together. */
export type Grouped = { section: string; paragraph: string }

/** Splits indexes into runs in which each question belongs to the one before it. */
const runsOf = (
  indexes: readonly number[],
  belongs: (index: number, before: number) => boolean,
): number[][] => {
  const runs: number[][] = []
  for (const index of indexes) {
    const run = runs.at(-1)
    if (run && belongs(index, lastOf(run))) run.push(index)
    else runs.push([index])
  }
  return runs
}

/**
 * Returns the order in which the holder of a seed sees the questions: the stored index of the question in each place.
 * Questions that follow each other with the same paragraph stay together, in their order.
 */
export const questionOrder = (
  { shuffle_questions: shuffle = 'none' }: Arrangement,
  seed: number,
  questions: readonly Grouped[],
): number[] => {
  const all = questions.map((_, index) => index)
  if (shuffle === 'none') return all
  const at = (index: number): Grouped => elementAt(questions, index)
  const isSameSection = (index: number, before: number): boolean => at(index).section === at(before).section
  const isSameText = (index: number, before: number): boolean =>
    at(index).paragraph.trim() !== '' &&
    at(index).paragraph === at(before).paragraph &&
    isSameSection(index, before)
  const sections = shuffle === 'all' ? [all] : runsOf(all, isSameSection)
  return sections.flatMap((section, number) => {
    const blocks = runsOf(section, isSameText)
    // A space is in no question's id, so that no list of options has the same order.
    return presentedOrder(seed, `questions ${number}`, blocks.length).flatMap((block) =>
      elementAt(blocks, block),
    )
  })
}
