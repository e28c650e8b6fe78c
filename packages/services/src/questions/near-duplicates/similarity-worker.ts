import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { listedOptions } from '@quizwright/domain/kinds/pieces-of.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { QuestionFormat, Reading, SparseQuestion } from '@quizwright/domain/schemas/csv.ts'
import type { SocketProblem } from '@quizwright/contracts/schemas/problem.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { findSimilar, type Match } from '@quizwright/domain/near-duplicates/find-similar.ts'
import { toFingerprint } from '@quizwright/domain/near-duplicates/fingerprint.ts'
import type { ComparedQuestion } from '@quizwright/domain/near-duplicates/words.ts'
import type { StoredFile } from '../../csv-import/upload/upload-csv.ts'
import { openStoredFile } from '../../csv-import/worker/open-stored-file.ts'
import { type ReadOptions, readQuestions } from '../../csv-import/questions/read-questions.ts'

/** The file whose questions are compared with each other and with the `known` ones. */
export type SimilarityTask = {
  file: StoredFile
  quizType: QuizType
  reading?: Reading | undefined
  format?: QuestionFormat
  convert?: boolean
  known: ComparedQuestion[]
}
/** Matches by index, in the order of the file's questions. `compared` is the number of questions in the file. */
export type SimilarityResult = { matches: Match[]; compared: number } | { problem: SocketProblem }

/**
 * Compares the questions of one file, up to the limit of a quiz. Runs in a worker thread, so that the server is not
 * blocked.
 */
export default async ({ file, known, ...options }: SimilarityTask): Promise<SimilarityResult> => {
  try {
    const questions = await readCompared(file, options)
    return {
      matches: findSimilar(questions.map(toFingerprint), known.map(toFingerprint)),
      compared: questions.length,
    }
  } catch (error) {
    if (error instanceof Problem) return { problem: error.frame() }
    throw error
  }
}

const readCompared = async (file: StoredFile, options: ReadOptions): Promise<ComparedQuestion[]> => {
  const compared: ComparedQuestion[] = []
  for await (const result of readQuestions(await openStoredFile(file), options)) {
    if (result.kind === 'complete') break
    for (const sparse of JSON.parse(result.json) as SparseQuestion[]) {
      if (compared.length === limits.questionsPerSave) return compared
      const full = fullQuestion(sparse)
      compared.push({ question: full.question, equation: full.equation, options: listedOptions(full) })
    }
  }
  return compared
}
