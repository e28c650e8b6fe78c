import { fullQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
import { limits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { SparseQuestion } from '@quizwright/contracts/schemas/csv.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { findSimilar, type Match } from '@quizwright/contracts/near-duplicates/find-similar.ts'
import { fingerprintOf } from '@quizwright/contracts/near-duplicates/fingerprint.ts'
import type { ComparedQuestion } from '@quizwright/contracts/near-duplicates/words.ts'
import type { FileLocation } from '../files/file-store.ts'
import { openStoredFile } from '../csv-import/worker/open-stored-file.ts'
import { readQuestions } from '../csv-import/questions/read-questions.ts'

/** Which file of which store is compared with itself and with what is known. */
export type SimilarTask = {
  fileLocation: FileLocation
  key: string
  quizType: QuizType
  known: ComparedQuestion[]
}
/**
 * Matches by places from 0, in the order of the file's questions; `compared` is how many of those there were.
 */
export type SimilarOutcome = { matches: Match[]; compared: number } | { problem: SocketProblem }

/**
 * Compares the questions of one file, as many as a quiz may hold, in a thread of its own so that nobody else
 * waits.
 */
export default async ({ fileLocation, key, quizType, known }: SimilarTask): Promise<SimilarOutcome> => {
  try {
    const questions = await readCompared(fileLocation, key, quizType)
    return {
      matches: findSimilar(questions.map(fingerprintOf), known.map(fingerprintOf)),
      compared: questions.length,
    }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.frame() }
    throw error
  }
}

const readCompared = async (
  fileLocation: FileLocation,
  key: string,
  quizType: QuizType,
): Promise<ComparedQuestion[]> => {
  const compared: ComparedQuestion[] = []
  for await (const reading of readQuestions(await openStoredFile(fileLocation, key), { quizType })) {
    if (reading.kind === 'complete') break
    for (const sparse of JSON.parse(reading.json) as SparseQuestion[]) {
      if (compared.length === limits.questionsPerSave) return compared
      const { question, equation, options } = fullQuestion(sparse)
      compared.push({ question, equation, options })
    }
  }
  return compared
}
