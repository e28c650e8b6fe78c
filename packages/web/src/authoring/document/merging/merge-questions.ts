import { elementAt } from '@quizwright/domain/defined.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Questions } from '../changes.ts'
import { mergeFields } from './merge-fields.ts'
import { sameQuestion } from '../../../questions/comparison/same-question.ts'

/**
 * A question of which both sides changed the same part differently since `base`. Null means that it does not exist.
 * `mine` and `theirs` differ only in these parts: what one side alone changed is in both.
 */
export type Conflict = {
  id: string
  base: DraftQuestion | null
  mine: DraftQuestion | null
  theirs: DraftQuestion | null
}
/** `questions` contains the changes made by one side only, and my version where both changed. */
export type Merge = { questions: DraftQuestion[]; conflicts: Conflict[] }
export type Choice = 'mine' | 'theirs' | 'both'

type Side = Questions
const byId = (questions: Side): Map<string, DraftQuestion> =>
  new Map(questions.map((question) => [question._id, question]))

/** Whether a side reordered the questions of `base`. */
const isMoved = (base: Side, side: Side): boolean => {
  const places = new Map(base.map((question, index) => [question._id, index]))
  const kept = side.flatMap((question) => places.get(question._id) ?? [])
  return kept.some((place, index) => index > 0 && place < elementAt(kept, index - 1))
}

/**
 * Merges two orders: the ids of `leading`, with each id that only `other` has placed after its predecessor
 * there.
 */
const mergeOrder = (leading: Side, other: Side): string[] => {
  const order = leading.map((question) => question._id)
  const known = new Set(order)
  let before: string | undefined
  for (const { _id: id } of other) {
    if (!known.has(id)) order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    known.add(id)
    before = id
  }
  return order
}

/** Merges two edits of the same questions, part by part. Whatever only one side changed is kept. */
export const mergeQuestions = (base: Side, mine: Side, theirs: Side): Merge => {
  const [before, here, there] = [byId(base), byId(mine), byId(theirs)]
  const conflicts: Conflict[] = []
  const merged = (id: string): DraftQuestion | null => {
    const [origin, own, other] = [before.get(id) ?? null, here.get(id) ?? null, there.get(id) ?? null]
    if (sameQuestion(own, other) || sameQuestion(own, origin)) return other
    if (sameQuestion(other, origin)) return own
    if (!origin || !own || !other) {
      conflicts.push({ id, base: origin, mine: own, theirs: other })
      return own
    }
    const { conflicts: fields, ...both } = mergeFields(origin, own, other)
    if (fields.length > 0) conflicts.push({ id, base: origin, ...both })
    return both.mine
  }
  const order = isMoved(base, mine) ? mergeOrder(mine, theirs) : mergeOrder(theirs, mine)
  const questions = order.flatMap((id) => merged(id) ?? [])
  return { questions, conflicts }
}

/** Settles the conflicts. For `both`, their version is inserted below mine as a new question. */
export const settle = (
  merge: Merge,
  choices: ReadonlyMap<string, Choice>,
  theirs: Side,
  newId: () => string,
): DraftQuestion[] => {
  const open = new Map(merge.conflicts.map((conflict) => [conflict.id, conflict]))
  const settled = (conflict: Conflict): DraftQuestion[] => {
    const choice = choices.get(conflict.id) ?? 'mine'
    const { mine, theirs: other } = conflict
    if (choice === 'both' && mine && other) return [mine, { ...other, _id: newId(), origin_id: undefined }]
    return [(choice === 'theirs' ? other : mine) ?? (choice === 'both' ? other : null)].filter(
      (question) => question !== null,
    )
  }
  const questions = merge.questions.flatMap((question) => {
    const conflict = open.get(question._id)
    open.delete(question._id)
    return conflict ? settled(conflict) : [question]
  })
  // Questions deleted here but changed there have no position yet. Each is placed after its predecessor
  // there.
  for (const conflict of open.values()) {
    const before = theirs[theirs.findIndex((question) => question._id === conflict.id) - 1]
    questions.splice(
      questions.findIndex((question) => question._id === before?._id) + 1,
      0,
      ...settled(conflict),
    )
  }
  return questions
}
