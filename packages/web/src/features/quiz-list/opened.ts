import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { RunAiModel } from './ai-job.ts'

/** What is over the list: the wizard, for a new quiz or one that is there, a quiz's popups, or those of Run AI. */
export type Opened =
  | { window: 'wizard'; quizId?: string }
  | { window: 'versions' | 'issues'; quiz: ListedQuiz }
  | { window: 'download'; quizzes: readonly ListedQuiz[] }
  | { window: 'run AI'; quizIds: string[]; model: RunAiModel }
  | { window: 'undo AI' }
