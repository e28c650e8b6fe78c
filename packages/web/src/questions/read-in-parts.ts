import { Problem } from '@quizwright/contracts/problem.ts'
import type { Question } from '@quizwright/domain/schemas/question.ts'
import { type OnProgress, readsAtOnce } from '../api/reading-in-parts.ts'

/** Questions per call, few enough that validating a response does not block the page. */
const questionsPerRead = 1_000
const triesPerQuiz = 3

/**
 * `total` counts all questions of the quiz. `revision` is missing if the service does not support revisions.
 */
type Part = { questions: readonly Question[]; total: number; revision?: number | undefined }
type ReadPart = (range: { from: number; count: number }) => Promise<Part>

/**
 * Reads all questions of a quiz, part by part. Returns undefined if the quiz was saved in between, because
 * parts of different revisions do not fit together. Rejects with the problem of the failed call.
 */
export const readInParts = async (
  readPart: ReadPart,
  onProgress: OnProgress = () => undefined,
): Promise<{ questions: Question[]; revision: number } | undefined> => {
  const readFrom = (from: number) => readPart({ from, count: questionsPerRead })
  const first = await readFrom(0)
  const { total, revision = 0 } = first
  const parts = [first]
  onProgress(first.questions.length, total)
  for (let from = questionsPerRead; from < total; from += questionsPerRead * readsAtOnce) {
    const starts = Array.from({ length: readsAtOnce }, (_, index) => from + index * questionsPerRead).filter(
      (start) => start < total,
    )
    parts.push(...(await Promise.all(starts.map(readFrom))))
    onProgress(Math.min(total, parts.length * questionsPerRead), total)
  }
  const questions = parts.flatMap((part) => part.questions)
  const isOneRevision = parts.every((part) => (part.revision ?? 0) === revision) && questions.length === total
  return isOneRevision ? { questions, revision } : undefined
}

/** Repeats reading until all parts are of one revision. Throws CONFLICT if somebody saves again and again. */
export const readUntilWhole = async <T>(read: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 1; tries <= triesPerQuiz; tries += 1) {
    const whole = await read()
    if (whole) return whole
  }
  throw new Problem('CONFLICT')
}
