import type { Frame } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { and, eq } from '../database/drizzle.ts'
import { refuseQuiz } from '../auth/rights/rights.ts'
import { mayUse } from '../auth/rights/role-of.ts'
import type { Context } from '../context.ts'
import { keepImagesOf } from '../csv-import/other-formats/keep-images.ts'
import { findStoredFile } from '../csv-import/upload/upload-csv.ts'
import { readInWorker } from '../csv-import/worker/read-in-worker.ts'
import { files } from '../database/tables/csv-files.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { type Connection, handleEvents, runInSpan, sendProblem } from './connection.ts'

type FileRequest = Extract<Frame<'csvUpload', 'fromBrowser'>, { event: 'file' }>['data']

/** After this many milliseconds without an acknowledgement the receiver counts as disconnected. */
const ackTimeoutMs = 60_000
const maxUnacknowledged = 4

/**
 * Sends the questions of an uploaded file. A connection reads one file at a time: a new request, `cancel` or a
 * disconnect aborts the current one.
 */
export const serveCsvUpload = (connection: Connection, context: Context): void => {
  let reading = new AbortController()
  const abortReading = () => reading.abort()
  handleEvents(connection, 'csvUpload', (frame, done) => {
    if (frame.event === 'authenticate') return done()
    abortReading()
    if (frame.event === 'cancel') return done()
    reading = new AbortController()
    const { signal } = reading
    void runInSpan(connection, context, frame.event, () =>
      sendFile(connection, context, frame.data, signal),
    ).finally(done)
  })
  connection.socket.on('disconnect', abortReading)
}

const sendFile = async (
  connection: Connection,
  context: Context,
  request: FileRequest,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const quizType = await findQuizType(context, connection.userId, request)
    const task = {
      file: await findStoredFile(context, request.fileLink),
      quizType,
      from: request.from ?? 0,
      reading: request.reading,
      format: request.format,
      convert: request.convert,
    }
    const keepImage = keepImagesOf(context, connection.userId)
    const sendQuestions = createSender(connection, signal)
    for await (const message of readInWorker(task, signal, keepImage)) {
      if (message.kind === 'complete') connection.socket.emit('complete', message.report)
      else await sendQuestions(message.data)
    }
  } catch (error) {
    if (!signal.aborted) sendProblem(connection, error)
  }
}

/**
 * Sends messages with a small window of unacknowledged ones, which hides the round-trip time without flooding a slow
 * browser. Rejects if an acknowledgement times out or the reading is aborted.
 */
const createSender = ({ socket }: Connection, signal: AbortSignal): ((data: string) => Promise<void>) => {
  let unacknowledged = 0
  let failure: Error | null = null
  let wakeUp = () => {}
  const onAcknowledged = (error: Error | null) => {
    unacknowledged -= 1
    failure ??= error
    wakeUp()
  }
  signal.addEventListener('abort', () => wakeUp(), { once: true })
  return async (data) => {
    unacknowledged += 1
    socket.timeout(ackTimeoutMs).emit('question', JSON.parse(data), onAcknowledged)
    while (unacknowledged >= maxUnacknowledged && !failure && !signal.aborted)
      await new Promise<void>((resolve) => (wakeUp = resolve))
    if (failure) throw new Problem('UPSTREAM_TIMEOUT', { cause: failure })
    signal.throwIfAborted()
  }
}

/** Requires that the file is the user's, and that they may edit the quiz, whose type it returns. Throws NOT_FOUND. */
const findQuizType = async (
  { db }: Context,
  userId: string,
  { fileLink, quizId }: FileRequest,
): Promise<QuizType> => {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileLink), eq(files.ownerId, userId)))
  const [quiz] = await db
    .select({ quizType: quizzes.quizType })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), mayUse(userId, 'editor')))
  if (!file) throw new Problem('NOT_FOUND')
  if (!quiz) return refuseQuiz(db, quizId, userId)
  return quiz.quizType
}
