import { diffWordsWithSpace } from 'diff'

/** A part of a text: in both versions, only in the first (`removed`) or only in the second (`added`). */
export type WordChange = { text: string; kind: 'unchanged' | 'removed' | 'added' }

/**
 * Texts with more differences are shown as replaced, because marks on every word say nothing and are slow to
 * compute.
 */
const maxDifferences = 400

const kindOf = (added: boolean, removed: boolean): WordChange['kind'] => {
  if (added) return 'added'
  return removed ? 'removed' : 'unchanged'
}

/**
 * Compares two texts word by word. The result without its added parts is `before`, and without its removed
 * parts `after`.
 */
export const wordChanges = (before: string, after: string): WordChange[] => {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: maxDifferences })
  const changes = parts?.map(({ value, added, removed }): WordChange => ({
    text: value,
    kind: kindOf(added, removed),
  }))
  const replaced: WordChange[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ]
  return (changes ?? replaced).filter(({ text }) => text !== '')
}
