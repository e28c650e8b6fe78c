import type { TextPiece } from '@quizwright/domain/rules/inline-formulas.ts'
import { diffWordsWithSpace } from 'diff'
import { withFormulasAsSigns } from './formulas-as-signs.ts'

/** A part of a text: in both versions, only in the first (`removed`) or only in the second (`added`). */
type Change = { text: string; kind: 'unchanged' | 'removed' | 'added' }

/** A part with its words and formulas. */
export type WordChange = Change & { pieces: TextPiece[] }

/**
 * Texts with more differences are shown as replaced, because marks on every word say nothing and are slow to
 * compute.
 */
const maxDifferences = 400

const kindOf = (added: boolean, removed: boolean): Change['kind'] => {
  if (added) return 'added'
  return removed ? 'removed' : 'unchanged'
}

/**
 * Compares two texts word by word; a formula is one word. The result without its added parts is `before`, and
 * without its removed parts `after`.
 */
export const wordChanges = (before: string, after: string): WordChange[] => {
  const { texts, toPieces, toSource } = withFormulasAsSigns([before, after])
  const [old = '', current = ''] = texts
  const parts = diffWordsWithSpace(old, current, { maxEditLength: maxDifferences })
  const changes = parts?.map(({ value, added, removed }): Change => ({
    text: value,
    kind: kindOf(added, removed),
  }))
  const replaced: Change[] = [
    { text: old, kind: 'removed' },
    { text: current, kind: 'added' },
  ]
  return (changes ? joinReplaced(changes) : replaced)
    .filter(({ text }) => text !== '')
    .map(({ text, kind }) => ({ text: toSource(text), kind, pieces: toPieces(text) }))
}

const isBlank = ({ text }: Change): boolean => text.trim() === ''
const textOf = (changes: readonly Change[], omitted: Change['kind']): string =>
  changes
    .filter(({ kind }) => kind !== omitted)
    .map(({ text }) => text)
    .join('')

/**
 * Joins words that were replaced one after the other into one replacement: "old red" by "new blue" instead of
 * "old" by "new" and "red" by "blue".
 */
const joinReplaced = (changes: readonly Change[]): Change[] => {
  const joined: Change[] = []
  let run: Change[] = []
  const finish = () => {
    // Blanks at the end of a run belong to the unchanged words after it.
    const end = run.findLastIndex(({ kind }) => kind !== 'unchanged') + 1
    joined.push(...asReplacement(run.slice(0, end)), ...run.slice(end))
    run = []
  }
  for (const change of changes) {
    if (change.kind !== 'unchanged' || (run.length > 0 && isBlank(change))) run.push(change)
    else {
      finish()
      joined.push(change)
    }
  }
  finish()
  return joined
}

/** Words that were only added or only removed stay apart. */
const asReplacement = (run: readonly Change[]): readonly Change[] =>
  (['removed', 'added'] as const).every((wanted) =>
    run.some((change) => change.kind === wanted && !isBlank(change)),
  )
    ? [
        { text: textOf(run, 'added'), kind: 'removed' },
        { text: textOf(run, 'removed'), kind: 'added' },
      ]
    : run
