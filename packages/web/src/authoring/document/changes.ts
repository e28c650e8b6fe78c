import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

export type Questions = readonly DraftQuestion[]

/** A question that the author changed. `base` is null if it was added, `mine` is null if it was deleted. */
export type Change = { id: string; base: DraftQuestion | null; mine: DraftQuestion | null }

/**
 * The changes between the questions that an author began with and the present ones. Untouched questions are
 * the same objects, so they are compared by reference.
 */
export const changesBetween = (base: Questions, mine: Questions): Map<string, Change> => {
  const changes = new Map<string, Change>()
  if (base === mine) return changes
  const before = new Map(base.map((question) => [question._id, question]))
  for (const question of mine) {
    const origin = before.get(question._id) ?? null
    before.delete(question._id)
    if (origin !== question) changes.set(question._id, { id: question._id, base: origin, mine: question })
  }
  for (const gone of before.values()) changes.set(gone._id, { id: gone._id, base: gone, mine: null })
  return changes
}

/** How many questions have changed their position. */
export const countMoved = (base: Questions, mine: Questions): number =>
  mine.filter((question, index) => question._id !== base[index]?._id).length

/** Whether the order differs, or questions were added or removed. */
export const isReordered = (base: Questions, mine: Questions): boolean =>
  base.length !== mine.length || countMoved(base, mine) > 0

/**
 * Applies stored changes to the questions of the server. Questions that are missing from the stored order,
 * because they were added elsewhere, are kept at the end, so that nothing of either side is lost.
 */
export const applyChanges = (
  theirs: Questions,
  changes: readonly Change[],
  order: readonly string[] | null,
): DraftQuestion[] => {
  const byId = new Map(theirs.map((question) => [question._id, question]))
  for (const { id, mine } of changes) {
    if (mine) byId.set(id, mine)
    else byId.delete(id)
  }
  const ordered: DraftQuestion[] = []
  for (const id of order ?? theirs.map((question) => question._id)) {
    const question = byId.get(id)
    if (question) ordered.push(question)
    byId.delete(id)
  }
  return [...ordered, ...byId.values()]
}

/**
 * The questions that the author began from: as stored with the changes, and otherwise as the server has them.
 */
export const baseOf = (theirs: Questions, changes: readonly Change[]): DraftQuestion[] => {
  const known = new Map(changes.map((change) => [change.id, change.base]))
  const base = theirs.flatMap((question) => {
    const origin = known.get(question._id)
    if (origin === undefined) return [question]
    known.delete(question._id)
    return origin ? [origin] : []
  })
  return [...base, ...[...known.values()].filter((origin) => origin !== null)]
}
