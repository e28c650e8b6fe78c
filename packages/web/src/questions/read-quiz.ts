import { Problem } from '@quizwright/contracts/problem.ts'
import type { Client } from '@quizwright/contracts/http/client.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import { noteVideos } from './known-videos.ts'
import { toDraftQuestion } from './to-draft-question.ts'

/** A quiz as the services have it, with all its questions at one revision. */
export type StoredQuiz = { quiz: Quiz; questions: readonly DraftQuestion[]; revision: number }

/** Questions that a call reads: few enough that checking a response does not block the page. */
export const questionsPerRead = 1_000
const readsAtOnce = 3
const triesPerQuiz = 3

type Reader = Pick<Client, 'getQuizForInstructor' | 'getQuestionsByQuizId'>
/** `onProgress` is called with how many questions are read, and of how many. */
export type ReadOptions = { signal: AbortSignal; onProgress: (read: number, total: number) => void }

const readQuestions = async (reader: Reader, id: string, { signal, onProgress }: ReadOptions) => {
  const readPart = async (from: number) =>
    (
      await reader.getQuestionsByQuizId(
        { params: { id }, query: { from, count: questionsPerRead } },
        { signal },
      )
    ).data
  const first = await readPart(0)
  const { total, revision } = first
  const parts = [first]
  onProgress(first.questions.length, total)
  for (let from = questionsPerRead; from < total; from += questionsPerRead * readsAtOnce) {
    const starts = Array.from({ length: readsAtOnce }, (_, index) => from + index * questionsPerRead).filter(
      (start) => start < total,
    )
    parts.push(...(await Promise.all(starts.map(readPart))))
    onProgress(Math.min(total, parts.length * questionsPerRead), total)
  }
  for (const part of parts) noteVideos(part.questions)
  const questions = parts.flatMap((part) => part.questions.map(toDraftQuestion))
  const isOneRevision = parts.every((part) => part.revision === revision) && questions.length === total
  return isOneRevision ? { questions, revision } : undefined
}

/**
 * Reads a quiz with all its questions, part by part. Parts of two revisions do not fit together: then the quiz
 * is read again. Rejects with the problem of the failed call.
 */
export const readQuiz = async (reader: Reader, quizId: string, options: ReadOptions): Promise<StoredQuiz> => {
  for (let tries = 1; tries <= triesPerQuiz; tries += 1) {
    const [response, read] = await Promise.all([
      reader.getQuizForInstructor({ params: { id: quizId } }, { signal: options.signal }),
      readQuestions(reader, quizId, options),
    ])
    if (read) return { quiz: response.data.quiz, ...read }
  }
  throw new Problem('CONFLICT')
}
