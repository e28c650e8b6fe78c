import type { PresentedInteraction } from '@quizwright/domain/kinds/interaction.ts'
import type { AttemptQuestion, SavedAnswer, SolutionPart } from '@quizwright/domain/schemas/attempt.ts'
import type { ComponentType } from 'react'
import type { AnswerChanges } from '../attempt/answers.ts'

type Kind = PresentedInteraction['kind']

/** A view gets the interaction of its kind. A checked answer can not be changed. */
export type AnswerViewProps<K extends Kind = Kind> = {
  question: AttemptQuestion
  interaction: Extract<PresentedInteraction, { kind: K }>
  answer: Pick<SavedAnswer, 'answer' | 'response' | 'solution'>
  /** What is told of each part of a checked answer that may still be changed: whether it is right. */
  told?: readonly SolutionPart[] | undefined
  /** The id of the element with the question's text. */
  describedBy: string
  onChange: (changes: AnswerChanges) => void
}

/** Where a question of this kind is answered, and shown with its solution. */
export type AnswerView<K extends Kind = Kind> = ComponentType<AnswerViewProps<K>>
