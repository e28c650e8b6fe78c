import type { QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'

/*
 * What is typed in the details form outlives a reload, a crash and a sign-out: it is kept in the browser under its author and
 * its quiz, until the services have it. Questions have drafts of their own.
 */

const keyOf = (uid: string, quizId: string | undefined): string => `quizDetails:${uid}:${quizId ?? 'new'}`

/** Whether what was kept still has the form's shape: an older build may have kept another. */
const isDetails = (kept: unknown): kept is QuizDetails => {
  if (typeof kept !== 'object' || kept === null) return false
  return Object.entries(blankDetails(new Date())).every(([field, blank]) => {
    const value: unknown = Reflect.get(kept, field)
    return blank === null
      ? value === null || typeof value === 'object'
      : typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank)
  })
}

export const keepDetails = (uid: string, quizId: string | undefined, details: QuizDetails): void => {
  try {
    localStorage.setItem(keyOf(uid, quizId), JSON.stringify(details))
  } catch {
    // A full storage keeps less; what is typed stays on the page.
  }
}

/** What was kept, or undefined. Something broken is forgotten. */
export const keptDetails = (uid: string, quizId: string | undefined): QuizDetails | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(uid, quizId)) ?? 'null')
    return isDetails(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export const forgetDetails = (uid: string, quizId: string | undefined): void =>
  localStorage.removeItem(keyOf(uid, quizId))
