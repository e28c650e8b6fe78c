import type { AnswerToMark, MarkConflict, SaveMarksBody } from '@quizwright/contracts/schemas/marking.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

export type Decision = Pick<SaveMarksBody, 'decision' | 'marks' | 'evaluation'>
/** The decision on an answer in this sitting; `undefined` while it waits. */
export type Given = Decision & { decision: 'mark' | 'confirm' }
/** The typed mark and comment that are not saved yet. */
export type Draft = { typed: string; comment: string }
type Step = { keys: readonly string[]; before: readonly (Given | undefined)[]; at: number }

/**
 * One sitting of marking: the loaded answers in order, the shown one, and what was decided, typed and can be
 * undone. Decisions are shown at once and saved by the outbox.
 */
export type MarkingSession = {
  answers: readonly AnswerToMark[]
  at: number
  given: ReadonlyMap<string, Given>
  drafts: ReadonlyMap<string, Draft>
  conflicts: ReadonlyMap<string, MarkConflict>
  steps: readonly Step[]
}

export const emptySession: MarkingSession = {
  answers: [],
  at: 0,
  given: new Map(),
  drafts: new Map(),
  conflicts: new Map(),
  steps: [],
}

/** The result and the question identify an answer. */
export const keyOf = ({ result_id, question_id }: { result_id: string; question_id: string }): string =>
  `${result_id} ${question_id}`

/** Adds a page of the queue. Answers that are already loaded stay unchanged. */
export const withAnswers = (session: MarkingSession, page: readonly AnswerToMark[]): MarkingSession => {
  const known = new Set(session.answers.map(keyOf))
  const added = page.filter((answer) => !known.has(keyOf(answer)))
  return added.length === 0 ? session : { ...session, answers: [...session.answers, ...added] }
}

export const moveTo = (session: MarkingSession, index: number): MarkingSession => ({
  ...session,
  at: Math.max(0, Math.min(index, session.answers.length - 1)),
})

const isOpen = ({ given, conflicts }: MarkingSession, answer: AnswerToMark): boolean =>
  !given.has(keyOf(answer)) || conflicts.has(keyOf(answer))

/** The next waiting answer after the shown one, continuing from the beginning; the same one if none waits. */
export const nextOpen = (session: MarkingSession): number => {
  const { answers, at } = session
  for (let step = 1; step <= answers.length; step++) {
    const index = (at + step) % answers.length
    if (isOpen(session, elementAt(answers, index))) return index
  }
  return at
}

/** How many of the loaded answers were decided. */
export const decidedCount = ({ answers, given }: MarkingSession): number =>
  answers.filter((answer) => given.has(keyOf(answer))).length

const without = <Value>(map: ReadonlyMap<string, Value>, keys: readonly string[]): Map<string, Value> => {
  const copy = new Map(map)
  for (const key of keys) copy.delete(key)
  return copy
}

/** Decides on these answers, remembers their former state, and shows the next waiting one. */
export const decide = (
  session: MarkingSession,
  decided: readonly AnswerToMark[],
  given: Given,
): MarkingSession => {
  const keys = decided.map(keyOf)
  const next = {
    ...withAnswers(session, decided),
    given: new Map([...session.given, ...keys.map((key) => [key, given] as const)]),
    drafts: without(session.drafts, keys),
    conflicts: without(session.conflicts, keys),
    steps: [...session.steps, { keys, before: keys.map((key) => session.given.get(key)), at: session.at }],
  }
  return moveTo(next, nextOpen(next))
}

/** Undoes the last decision and shows its answer. Also returns what to save for each of its answers. */
export const undo = (
  session: MarkingSession,
): { session: MarkingSession; undone: { key: string; before: Given | undefined }[] } => {
  const step = session.steps.at(-1)
  if (!step) return { session, undone: [] }
  const undone = step.keys.map((key, index) => ({ key, before: step.before[index] }))
  const given = without(session.given, step.keys)
  for (const { key, before } of undone) if (before) given.set(key, before)
  const back = {
    ...session,
    given,
    conflicts: without(session.conflicts, step.keys),
    steps: session.steps.slice(0, -1),
  }
  return { session: moveTo(back, step.at), undone }
}

/** Records that somebody else has changed these answers, so that their marks were not saved. */
export const withConflicts = (
  session: MarkingSession,
  questionId: string,
  conflicts: readonly MarkConflict[],
): MarkingSession => ({
  ...session,
  conflicts: new Map([
    ...session.conflicts,
    ...conflicts.map(
      (conflict) => [keyOf({ result_id: conflict.result_id, question_id: questionId }), conflict] as const,
    ),
  ]),
})

/** Keeps the marks that somebody else gave. */
export const keepTheirs = (session: MarkingSession, key: string): MarkingSession => {
  const conflict = session.conflicts.get(key)
  const given = new Map(session.given)
  // An answer without a mark there waits here again.
  if (conflict?.marks === null) given.delete(key)
  else if (conflict) given.set(key, { decision: 'mark', marks: conflict.marks })
  return { ...session, given, conflicts: without(session.conflicts, [key]) }
}

export const withDraft = (session: MarkingSession, key: string, draft: Draft): MarkingSession => ({
  ...session,
  drafts: new Map([...session.drafts, [key, draft]]),
})
