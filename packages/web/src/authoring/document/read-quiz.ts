import { Problem } from '@quizwright/contracts/problem.ts'
import type { Client } from '@quizwright/contracts/http/client.ts'
import type { StoredQuiz } from './open-drafts.ts'
import { toDraftQuestion } from './to-draft-question.ts'

/** Questions a call reads: few enough that checking an answer does not hold the page up. */
export const questionsPerRead = 1_000
const readsAtOnce = 3
const triesPerQuiz = 3

type Reader = Pick<Client, 'getQuizForInstructor' | 'getQuestionsByQuizId'>
/** `onProgress` hears how many questions are read, of how many. */
export type Reading = { signal: AbortSignal; onProgress: (read: number, total: number) => void }

const readQuestions = async (reader: Reader, id: string, { signal, onProgress }: Reading) => {
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
  const questions = parts.flatMap((part) => part.questions.map(toDraftQuestion))
  const isOneState = parts.every((part) => part.revision === revision) && questions.length === total
  return isOneState ? { questions, revision } : undefined
}

/**
 * Reads a quiz with all its questions, part by part. Parts of two revisions make no quiz: then it is read
 * anew. Rejects with the problem of the failed call.
 */
export const readQuiz = async (reader: Reader, quizId: string, reading: Reading): Promise<StoredQuiz> => {
  for (let tries = 1; tries <= triesPerQuiz; tries += 1) {
    const [answer, read] = await Promise.all([
      reader.getQuizForInstructor({ params: { id: quizId } }, { signal: reading.signal }),
      readQuestions(reader, quizId, reading),
    ])
    if (read) return { quiz: answer.data.quiz, ...read }
  }
  throw new Problem('CONFLICT')
}
