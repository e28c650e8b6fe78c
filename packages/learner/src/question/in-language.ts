import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import type { ReactNode } from 'react'

export type InLanguage = {
  /** Returns a question or a solution in the language that the student reads. */
  show: <Shown extends Pick<AttemptQuestion, 'translations'>>(shown: Shown) => Shown
  /** Lets the student choose the language; null if there is only one. */
  menu: ReactNode
}
