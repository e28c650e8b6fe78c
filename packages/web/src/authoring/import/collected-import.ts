import type { ImportComplete } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { ulid } from 'ulid'
import { createReview, type FileSource, questionsOf, type Review } from './review/review.ts'

/**
 * What came of a file: the machine keeps its counts, this the things themselves. Once it is read, the
 * questions are as the review has them.
 */
export type Collected = { questions: readonly DraftQuestion[]; review: Review | null }

/**
 * Gathers the questions of one file while they come. Each is given its id here, the only one it will ever
 * have.
 */
export const createCollector = () => {
  let review: Review | null = null
  let coming: DraftQuestion[] = []
  return {
    current: (): Collected => ({ questions: review ? questionsOf(review) : coming, review }),
    /** A stream begins at a question: at 0 for a new file, later after a break. */
    begin: (from: number) => {
      coming = coming.slice(0, from)
      review = null
    },
    add: (contents: readonly QuestionContent[]) => {
      for (const content of contents) coming.push({ _id: ulid(), ...content })
    },
    count: () => coming.length,
    finish: (complete: ImportComplete, source: FileSource): Review =>
      (review = createReview(coming, complete, source)),
  }
}

export type Collector = ReturnType<typeof createCollector>
