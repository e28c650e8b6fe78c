import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { noteVideos } from './known-videos.ts'
import type { OnProgress } from '../api/reading-in-parts.ts'
import { rest } from '../api/rest.ts'
import { readInParts, readUntilWhole } from './read-in-parts.ts'
import { toDraftQuestion } from './to-draft-question.ts'

/** A quiz as the services store it, with all its questions at one revision. */
export type StoredQuiz = { quiz: Quiz; questions: readonly DraftQuestion[]; revision: number }

export type ReadOptions = { signal: AbortSignal; onProgress: OnProgress }

/** Reads a quiz with all its questions, part by part. Rejects with the problem of the failed call. */
export const readQuiz = (quizId: string, { signal, onProgress }: ReadOptions): Promise<StoredQuiz> =>
  readUntilWhole(async () => {
    const params = { id: quizId }
    const [{ data }, read] = await Promise.all([
      rest(quizEndpoints).getQuizForInstructor({ params }, { signal }),
      readInParts(
        async (query) =>
          (await rest(questionEndpoints).getQuestionsByQuizId({ params, query }, { signal })).data,
        onProgress,
      ),
    ])
    if (!read) return undefined
    noteVideos(read.questions)
    return { quiz: data.quiz, questions: read.questions.map(toDraftQuestion), revision: read.revision }
  })
