import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { ImportedQuestions } from '@quizwright/domain/schemas/csv.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import type { Queryable } from '../database/database.ts'
import { type StagedQuestion } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { makeId } from '../database/queries/make-id.ts'
import { answerOnce } from '../http/answer-once.ts'
import { insertQuiz } from '../quizzes/insert-quiz.ts'
import { readQuiz } from '../quizzes/read-quiz.ts'
import { replaceQuestions } from '../saving/replace-questions.ts'
import { storeRevisions } from '../saving/store-revisions.ts'
import { keepImagesOf } from './other-formats/keep-images.ts'
import { type KeepImage, readInWorker } from './worker/read-in-worker.ts'
import { findStoredFile } from './upload/upload-csv.ts'

/**
 * Creates an unpublished quiz from a CSV file, completely or not at all. Errors in questions do not prevent that;
 * they are returned as warnings, together with the rejected rows.
 */
export const createQuizFromCsv =
  (context: Context): Handlers<'quiz'>['createQuizFromCsv'] =>
  async (call) => {
    const { body, user, signal } = call
    const { fileLink, reading, format, convert, ...details } = body
    const task = {
      file: await findStoredFile(context, fileLink),
      quizType: defined(body.quiz_type, 'body.quiz_type'),
      from: 0,
      reading,
      format,
      convert,
    }
    const { questions, warnings } = await readFile(task, signal, keepImagesOf(context, user.userId))
    const now = context.now()
    const createQuiz = async (tx: Queryable) => {
      const { quizId } = await insertQuiz(tx, { body: details, userId: user.userId, at: now })
      const quiz = { id: quizId, quizType: defined(body.quiz_type, 'body.quiz_type'), questionCount: 0 }
      const staged = await storeInBatches(tx, quiz, questions, now)
      await tx
        .update(quizzes)
        .set(await replaceQuestions(tx, quiz, staged, now))
        .where(eq(quizzes.id, quizId))
      return dataResponse({ quiz: await readQuiz(tx, quizId), questions: questions.length, warnings })
    }
    return answerOnce(context, 'createQuizFromCsv', call, (db) => db.transaction(createQuiz))
  }

const readFile = async (
  task: Parameters<typeof readInWorker>[0],
  signal: AbortSignal,
  keepImage: KeepImage,
): Promise<{ questions: DraftQuestion[]; warnings: string[] }> => {
  const questions: DraftQuestion[] = []
  for await (const message of readInWorker(task, signal, keepImage)) {
    if (message.kind === 'complete') {
      const { warnings, rejected } = message.report
      const rejectedWarnings = rejected.map(({ line, reason }) => `error#Line ${line}: ${reason}#0`)
      return { questions, warnings: [...warnings, ...rejectedWarnings] }
    }
    for (const sparse of (JSON.parse(message.data) as ImportedQuestions).questions)
      questions.push({ _id: makeId(), ...fullQuestion(sparse) })
    if (questions.length > limits.questionsPerSave) throw tooManyQuestions()
  }
  return { questions, warnings: [] }
}

const tooManyQuestions = (): Problem =>
  new Problem('CSV_TOO_LARGE', {
    message:
      `The file holds more than ${limits.questionsPerSave} questions, the most that a quiz takes. ` +
      'Split it and import the parts.',
  })

const storeInBatches = async (
  tx: Queryable,
  quiz: { id: string; quizType: QuizType; questionCount: number },
  questions: readonly DraftQuestion[],
  now: Date,
): Promise<StagedQuestion[]> => {
  const staged: StagedQuestion[] = []
  for (let start = 0; start < questions.length; start += limits.questionsPerBatch) {
    const batch = questions.slice(start, start + limits.questionsPerBatch)
    staged.push(...(await storeRevisions(tx, quiz, batch, now)))
  }
  return staged
}
