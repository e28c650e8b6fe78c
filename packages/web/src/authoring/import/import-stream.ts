import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { ulid } from 'ulid'

/**
 * Collects the questions of one file while they arrive. Each gets its permanent id here. When the whole file
 * is read, they become part of the document.
 */
export const createImportStream = () => {
  let questions: DraftQuestion[] = []
  let uploaded: { fileLink: string; file: File } | undefined
  return {
    /** Keeps the file that was uploaded, so that its pages can be shown beside what was read of them. */
    keepFile: (fileLink: string, file: File) => {
      uploaded = { fileLink, file }
    },
    /** The file behind a link. Undefined if it was uploaded before this page was loaded. */
    fileOf: (fileLink: string): File | undefined =>
      uploaded?.fileLink === fileLink ? uploaded.file : undefined,
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
