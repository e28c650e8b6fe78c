import { fullQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
import { limits } from '@quizwright/contracts/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ImportedQuestions } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from 'drizzle-orm'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes, type StagedQuestion } from '../database/tables.ts'
import { makeId } from '../database/make-id.ts'
import { insertQuiz } from '../quizzes/insert-quiz.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { replaceQuestions } from '../saving/replace-questions.ts'
import { storeRevisions } from '../saving/store-revisions.ts'
import { readInWorker } from './worker/read-in-worker.ts'
import { csvStorageKey } from './upload/upload-csv.ts'

/**
 * Reads a file and makes an unpublished quiz of it, whole or not at all. Faults of questions are named in the
 * answer and do not keep the quiz from being made; rows that are no questions are left out and named too.
 */
export const createQuizFromCsv =
  (context: Context): Handlers<'quiz'>['createQuizFromCsv'] =>
  async ({ body, user, signal }) => {
    const { fileLink, ...details } = body
    const { questions, warnings } = await readAll(context, fileLink, body.quiz_type!, signal)
    const at = context.now()
    const quiz = await context.db.transaction(async (tx) => {
      const { quizId } = await insertQuiz(tx, { body: details, userId: user.userId, at })
      const staged = await storeAll(tx, { id: quizId, quizType: body.quiz_type! }, questions, at)
      await tx
        .update(quizzes)
        .set(await replaceQuestions(tx, quizId, staged, at))
        .where(eq(quizzes.id, quizId))
      return readQuiz(tx, quizId)
    })
    return dataResponse({ quiz, questions: questions.length, warnings })
  }

const readAll = async (
  { fileLocation }: Context,
  fileLink: string,
  quizType: QuizType,
  signal: AbortSignal,
): Promise<{ questions: DraftQuestion[]; warnings: string[] }> => {
  const questions: DraftQuestion[] = []
  for await (const message of readInWorker(
    { fileLocation, key: csvStorageKey(fileLink), quizType, from: 0 },
    signal,
  )) {
    if (message.kind === 'complete') {
      const { warnings, rejected } = message.report
      return {
        questions,
        warnings: [...warnings, ...rejected.map(({ line, reason }) => `error#Line ${line}: ${reason}#0`)],
      }
    }
    for (const sparse of (JSON.parse(message.data) as ImportedQuestions).questions)
      questions.push({ _id: makeId(), ...fullQuestion(sparse) })
    if (questions.length > limits.questionsPerSave) throw tooMany()
  }
  return { questions, warnings: [] }
}

const tooMany = (): Problem =>
  new Problem('CSV_TOO_LARGE', {
    message: `The file holds more than ${limits.questionsPerSave} questions, the most that a quiz takes. SplitResult it and import the parts.`,
  })

const storeAll = async (
  tx: Queryable,
  quiz: { id: string; quizType: QuizType },
  questions: readonly DraftQuestion[],
  at: Date,
): Promise<StagedQuestion[]> => {
  const staged: StagedQuestion[] = []
  for (let from = 0; from < questions.length; from += limits.questionsPerBatch) {
    staged.push(
      ...(await storeRevisions(tx, quiz, questions.slice(from, from + limits.questionsPerBatch), at)),
    )
  }
  return staged
}
