import type { GivenAnswer, StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import type { Holder } from './calls.ts'

/**
 * What this browser remembers, and loses without harm: a secret of its own, the student's details, their
 * attempt of each link, answers on their way.
 */
const read = <T>(key: string): T | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
const write = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden store: the services have the answers all the same.
  }
}

const browserKey = 'learner.browser'
const browserTokenLength = 64
const detailsKey = 'learner.details'
const attemptKey = (sessionId: string) => `learner.attempt.${sessionId}`
const answersKey = (attemptId: string) => `learner.answers.${attemptId}`
const passedKey = (quizId: string) => `learner.passed.${quizId}`

/** Tells the services that it is this browser again. One that can't keep it is another each time. */
export const browserToken = (): string => {
  const known = read<string>(browserKey)
  if (typeof known === 'string' && known.length === browserTokenLength) return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(browserTokenLength / 2)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  write(browserKey, made)
  return made
}

export const rememberedDetails = (): Partial<StudentDetails> => read(detailsKey) ?? {}
export const rememberDetails = (details: StudentDetails): void => write(detailsKey, details)

export const rememberedAttempt = (sessionId: string): Holder | undefined => read(attemptKey(sessionId))
export const rememberAttempt = (sessionId: string, holder: Holder | undefined): void =>
  write(attemptKey(sessionId), holder)

/** Answers that the services have not confirmed yet. */
export const waitingAnswers = (attemptId: string): GivenAnswer[] => read(answersKey(attemptId)) ?? []
export const keepWaiting = (attemptId: string, answers: GivenAnswer[]): void =>
  write(answersKey(attemptId), answers.length > 0 ? answers : undefined)

export const hasPassed = (quizId: string): boolean => read(passedKey(quizId)) === true
export const rememberPassed = (quizId: string): void => write(passedKey(quizId), true)
