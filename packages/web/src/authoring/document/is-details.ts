import { blankDetails, type QuizDetails } from '@quizwright/machines/quiz-document/details.ts'

const blank = Object.entries(blankDetails(new Date(0)))

/** Whether stored details have the current structure. Another build may have stored another one. */
export const isDetails = (stored: unknown): stored is QuizDetails => {
  if (typeof stored !== 'object' || stored === null) return false
  return blank.every(([field, blankValue]) => {
    const value: unknown = Reflect.get(stored, field)
    return blankValue === null
      ? value === null || typeof value === 'object'
      : typeof value === typeof blankValue && Array.isArray(value) === Array.isArray(blankValue)
  })
}
