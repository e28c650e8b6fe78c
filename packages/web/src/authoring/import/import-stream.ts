import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { ulid } from 'ulid'

/**
 * Collects the questions of one file while they arrive. Each gets its permanent id here. When the whole file
 * is read, they become part of the document.
 */
export const createImportStream = () => {
  let questions: DraftQuestion[] = []
  return {
    questions: (): readonly DraftQuestion[] => questions,
    count: () => questions.length,
    /** Starts at an index: 0 for a new file, more after a lost connection. */
    begin: (from: number) => {
      questions = questions.slice(0, from)
    },
    add: (contents: readonly QuestionContent[]) => {
      for (const content of contents) questions.push({ _id: ulid(), ...content })
    },
  }
}

export type ImportStream = ReturnType<typeof createImportStream>
