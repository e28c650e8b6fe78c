import type { UnsavedAnswer } from '../attempt/unsaved-answer.ts'
import { read, storedKeys, write } from '../connection/stored-values.ts'

/**
 * Answers that could not be saved before the end of their attempt, the token to send them with, and since when they
 * are here (missing if an earlier release stored them).
 */
export type Unsent = { token: string; answers: UnsavedAnswer[]; since?: number }

const prefix = 'learner.late.'
/** Used where the browser stores nothing: then they are kept until the page is closed. */
const kept = new Map<string, Unsent>()

/** The answers of an attempt that the services do not have yet. */
export const readUnsent = (attemptId: string): Unsent | undefined =>
  kept.get(attemptId) ?? read<Unsent>(prefix + attemptId)

const store = (attemptId: string, unsent: Unsent | undefined): void => {
  if (unsent) kept.set(attemptId, unsent)
  else kept.delete(attemptId)
  write(prefix + attemptId, unsent)
}

/** Keeps answers on this device until the services have them. */
export const keepUnsent = (attemptId: string, token: string, answers: readonly UnsavedAnswer[]): void => {
  if (answers.length === 0) return
  const before = readUnsent(attemptId)
  const byQuestion = new Map(
    [...(before?.answers ?? []), ...answers].map((answer) => [answer.question_id, answer]),
  )
  store(attemptId, { token, answers: [...byQuestion.values()], since: before?.since ?? Date.now() })
}

/** Forgets answers that the services have, or that they will never take. */
export const forgetSent = (attemptId: string, sent: readonly UnsavedAnswer[]): void => {
  const unsent = readUnsent(attemptId)
  if (!unsent) return
  const ids = new Set(sent.map(({ question_id: id }) => id))
  const answers = unsent.answers.filter(({ question_id: id }) => !ids.has(id))
  store(attemptId, answers.length > 0 ? { ...unsent, answers } : undefined)
}

/** The attempts with answers to send. */
export const unsentAttempts = (): string[] => [
  ...new Set([...kept.keys(), ...storedKeys(prefix).map((key) => key.slice(prefix.length))]),
]
