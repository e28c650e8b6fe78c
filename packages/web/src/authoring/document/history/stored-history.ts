import { draftQuestion, type DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import * as z from 'zod/mini'
import { isReordered, type Questions } from '../changes.ts'

/** How many steps are stored in each direction. */
export const storedSteps = 50

/** How a list of questions becomes another one: those that are other ones there, and the order where it differs. */
const step = z.strictObject({ put: z.array(draftQuestion), order: z.nullable(z.array(z.string())) })
const history = z.strictObject({ form: z.literal(1), past: z.array(step), future: z.array(step) })

type Step = { readonly put: readonly DraftQuestion[]; readonly order: readonly string[] | null }
/**
 * The steps of undo and of redo, in both lists the nearest first, each from the one that is nearer to the
 * present. A step holds what it changes, not the whole quiz.
 */
export type StoredHistory = { form: 1; past: readonly Step[]; future: readonly Step[] }

/** What is stored as a history; null where it is none, or one of another build. */
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

/** The steps along states, the first of which is the present one. States that differ in nothing are one. */
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

/** Steps that are as they were before are the same objects, so that typing on does not write them again. */
const keepSame = (steps: readonly Step[], before: readonly Step[] | undefined): readonly Step[] => {
  const kept = steps.map((one, index) => {
    const old = before?.[index]
    return old && isSameList(old.put, one.put) && isSameList(old.order, one.order) ? old : one
  })
  return before && isSameList(kept, before) ? before : kept
}

type States = { past: readonly Questions[]; present: Questions; future: readonly Questions[] }

/** The history in its stored form; null where there is none. The same object as before where nothing differs. */
export const toStoredHistory = (
  { past, present, future }: States,
  before: StoredHistory | null | undefined,
): StoredHistory | null => {
  // Both lists are stored from the present on.
  const [back, forth] = [stepsAlong(present, past.toReversed()), stepsAlong(present, future)]
  if (back.length === 0 && forth.length === 0) return null
  const next = { past: keepSame(back, before?.past), future: keepSame(forth, before?.future) }
  return before && before.past === next.past && before.future === next.future ? before : { form: 1, ...next }
}

/** The states that the steps lead to. Throws where a step names a question that nobody has. */
const statesAlong = (present: Questions, steps: readonly Step[], saved: Questions): Questions[] => {
  const savedById = new Map(saved.map((question) => [question._id, question]))
  const savedTexts = new Map<string, string>()
  /** What the services have is the same object again: that tells that nothing is unsaved. */
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

/** The stored steps as lists of questions, for undo and redo; undefined where they do not fit the questions. */
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
