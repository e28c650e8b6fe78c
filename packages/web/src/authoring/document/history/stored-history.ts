import { draftQuestion, type DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import * as z from 'zod/mini'
import { isReordered, type Questions } from '../changes.ts'

/** The largest number of stored steps in each direction. */
export const storedSteps = 50

/** The difference between two lists of questions: the changed questions, and the order if it differs. */
const step = z.strictObject({ put: z.array(draftQuestion), order: z.nullable(z.array(z.string())) })
const history = z.strictObject({ form: z.literal(1), past: z.array(step), future: z.array(step) })

type Step = { readonly put: readonly DraftQuestion[]; readonly order: readonly string[] | null }
/**
 * The undo and redo steps, in both lists the nearest first, each starting from the state before it. A step
 * holds only what it changes.
 */
export type StoredHistory = { form: 1; past: readonly Step[]; future: readonly Step[] }

/** Validates a stored history. Returns null if it is missing or from another build. */
export const readHistory = (stored: unknown): StoredHistory | null => {
  const read = history.safeParse(stored)
  return read.success ? read.data : null
}

const stepBetween = (from: Questions, to: Questions): Step => {
  const known = new Map(from.map((question) => [question._id, question]))
  return {
    put: to.filter((question) => known.get(question._id) !== question),
    order: isReordered(from, to) ? to.map(({ _id }) => _id) : null,
  }
}

const isSameList = (a: readonly unknown[] | null, b: readonly unknown[] | null): boolean =>
  a === b || (a !== null && b !== null && a.length === b.length && a.every((one, index) => one === b[index]))

/** The steps between consecutive states, beginning with the present one. Equal states are merged. */
const stepsAlong = (present: Questions, states: readonly Questions[]): Step[] => {
  const steps: Step[] = []
  let from = present
  for (const to of states) {
    if (to === from) continue
    if (steps.length === storedSteps) break
    steps.push(stepBetween(from, to))
    from = to
  }
  return steps
}

/** Reuses unchanged steps as the same objects, so that they are not written again while the author types. */
const keepSame = (steps: readonly Step[], before: readonly Step[] | undefined): readonly Step[] => {
  const kept = steps.map((one, index) => {
    const old = before?.[index]
    return old && isSameList(old.put, one.put) && isSameList(old.order, one.order) ? old : one
  })
  return before && isSameList(kept, before) ? before : kept
}

type States = { past: readonly Questions[]; present: Questions; future: readonly Questions[] }

/**
 * The history in its stored form, or null if there is none. Returns the same object as before if nothing
 * differs.
 */
export const toStoredHistory = (
  { past, present, future }: States,
  before: StoredHistory | null | undefined,
): StoredHistory | null => {
  // Both lists are stored starting from the present.
  const [back, forth] = [stepsAlong(present, past.toReversed()), stepsAlong(present, future)]
  if (back.length === 0 && forth.length === 0) return null
  const next = { past: keepSame(back, before?.past), future: keepSame(forth, before?.future) }
  return before && before.past === next.past && before.future === next.future ? before : { form: 1, ...next }
}

/** The states that the steps lead to. Throws if a step names an unknown question. */
const statesAlong = (present: Questions, steps: readonly Step[], saved: Questions): Questions[] => {
  const savedById = new Map(saved.map((question) => [question._id, question]))
  const savedTexts = new Map<string, string>()
  /** Uses the saved object for an unchanged question, because unsaved changes are found by reference. */
  const asSaved = (question: DraftQuestion): DraftQuestion => {
    const other = savedById.get(question._id)
    if (!other) return question
    let text = savedTexts.get(question._id)
    if (text === undefined) savedTexts.set(question._id, (text = JSON.stringify(other)))
    return text === JSON.stringify(question) ? other : question
  }
  let state = present
  return steps.map(({ put, order }) => {
    const byId = new Map([...state, ...put.map(asSaved)].map((question) => [question._id, question]))
    const next = (order ?? state.map(({ _id }) => _id)).map((id) => {
      const question = byId.get(id)
      if (!question) throw new Error(`The history names a question that is not there: ${id}`)
      return question
    })
    state = isSameList(next, saved) ? saved : next
    return state
  })
}

/**
 * Turns stored steps into lists of questions for undo and redo. Undefined if they do not fit the questions.
 */
export const fromStoredHistory = (
  { past, future }: StoredHistory,
  present: Questions,
  saved: Questions,
): { past: Questions[]; future: Questions[] } | undefined => {
  try {
    return {
      past: statesAlong(present, past, saved).toReversed(),
      future: statesAlong(present, future, saved),
    }
  } catch {
    return undefined
  }
}
