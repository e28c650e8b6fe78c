import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'

/** How many questions of a file the author repaired, restored or left out. */
export const changedQuestions = ({ questions, report: { originals } }: ImportedQuestions): number => {
  const kept = new Set(questions)
  const known = new Set(originals.map(({ _id }) => _id))
  return (
    originals.filter((question) => !kept.has(question)).length +
    questions.filter(({ _id }) => !known.has(_id)).length
  )
}
