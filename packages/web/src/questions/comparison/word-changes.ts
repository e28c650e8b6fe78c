import { diffWordsWithSpace } from 'diff'

/** A run of words: in both texts, only in the one before (`removed`) or only in the one after (`added`). */
export type WordChange = { words: string; kind: 'kept' | 'removed' | 'added' }

/**
 * Texts that differ in more places than this are shown as exchanged: marks on every word say nothing, and
 * cost the most to find.
 */
const maxDifferences = 400

/**
 * What became of the words of a text. All runs but the added ones make the text before, all but the removed
 * ones the text after.
 */
export const wordChanges = (before: string, after: string): WordChange[] => {
  const found = diffWordsWithSpace(before, after, { maxEditLength: maxDifferences })
  const changes = found?.map(({ value, added, removed }): WordChange => ({
    words: value,
    kind: added ? 'added' : removed ? 'removed' : 'kept',
  }))
  const exchanged: WordChange[] = [
    { words: before, kind: 'removed' },
    { words: after, kind: 'added' },
  ]
  return (changes ?? exchanged).filter(({ words }) => words !== '')
}
