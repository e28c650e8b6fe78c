import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { ulid } from 'ulid'

/**
 * Collects the questions of one file while they arrive. Each gets its id here, the only one that it will ever
 * have. Once the file is read, they become part of the document.
 */
export const createImportStream = () => {
  let questions: DraftQuestion[] = []
  return {
    questions: (): readonly DraftQuestion[] => questions,
    count: () => questions.length,
    /** A stream begins at an index: at 0 for a new file, later after a break. */
    begin: (from: number) => {
      questions = questions.slice(0, from)
    },
    add: (contents: readonly QuestionContent[]) => {
      for (const content of contents) questions.push({ _id: ulid(), ...content })
    },
  }
}

export type ImportStream = ReturnType<typeof createImportStream>
