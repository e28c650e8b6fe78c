import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'

/** What is over the list: the wizard, for a new quiz or one that is there, or one of a quiz's popups. */
export type Opened =
  | { window: 'wizard'; quizId?: string }
  | { window: 'versions' | 'issues'; quiz: ListedQuiz }
