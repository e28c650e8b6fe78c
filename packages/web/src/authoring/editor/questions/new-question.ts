import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { ulid } from 'ulid'
import { evaluationPrompt } from './marks-scale.ts'

/** A question to be written, with an id of its own; a descriptive one says how it is judged. */
export const newQuestion = (quizType: QuizType): DraftQuestion => ({
  ...blankQuestion(ulid(), quizType),
  ...(quizType === 'daq' ? { ai_evaluation_prompt: evaluationPrompt() } : {}),
})
