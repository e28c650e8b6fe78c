import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'

export type RowCommands = {
  edit: (quiz: ListedQuiz) => void
  editQuestions: (quiz: ListedQuiz) => void
  showVersions: (quiz: ListedQuiz) => void
  showIssues: (quiz: ListedQuiz) => void
  publish: (quiz: ListedQuiz) => void
  unpublish: (quiz: ListedQuiz) => void
  archive: (quiz: ListedQuiz) => void
  unarchive: (quiz: ListedQuiz) => void
  copyLink: (quiz: ListedQuiz) => void
  duplicate: (quiz: ListedQuiz) => void
  download: (quiz: ListedQuiz) => void
  /** Undefined if the services do not offer it. */
  downloadFor?: (quiz: ListedQuiz) => void
}
