import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { RunAiModel } from './ai-job.ts'

/** The window over the list: the wizard for a new or existing quiz, a popup of a quiz, or one of Run AI. */
export type Opened =
  | { window: 'wizard'; quizId?: string; source?: QuestionSource }
  | { window: 'versions' | 'issues'; quiz: ListedQuiz }
  | { window: 'download'; quizzes: readonly ListedQuiz[] }
  | { window: 'run AI'; quizIds: string[]; model: RunAiModel }
  | { window: 'undo AI' }
