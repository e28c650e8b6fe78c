import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'

export type Questions = readonly DraftQuestion[]

/** One question that an author touched. `base` null: added since; `mine` null: deleted since. */
export type Change = { id: string; base: DraftQuestion | null; mine: DraftQuestion | null }

/**
 * What differs between where an author began and where they are. The draft keeps what was not touched, so
 * references tell.
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

/** How many questions stand at another place than before. */
export const countMoved = (base: Questions, mine: Questions): number =>
  mine.filter((question, index) => question._id !== base[index]?._id).length

/** Whether the order is another one, or questions came or went. */
export const isReordered = (base: Questions, mine: Questions): boolean =>
  base.length !== mine.length || countMoved(base, mine) > 0

/**
 * Puts kept changes on top of what the server has. Questions that the order does not know (added elsewhere
 * meanwhile) stay at the end, so that nothing of either side is dropped.
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

/** What the author began from, as far as the kept changes remember it; the rest is as the server has it. */
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
