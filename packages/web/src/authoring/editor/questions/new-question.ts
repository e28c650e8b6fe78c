import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { ulid } from 'ulid'
import { evaluationPrompt } from './marks-scale.ts'

/** A new question with its own id; a descriptive one also has the default prompt. */
export const newQuestion = (quizType: QuizType): DraftQuestion => ({
  ...blankQuestion(ulid(), quizType),
  ...(quizType === 'daq' ? { ai_evaluation_prompt: evaluationPrompt() } : {}),
})
