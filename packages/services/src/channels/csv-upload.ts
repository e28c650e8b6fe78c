import type { Frame } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { files, quizzes } from '../database/tables.ts'
import { readInWorker } from '../csv-import/worker/read-in-worker.ts'
import { csvStorageKey } from '../csv-import/upload/upload-csv.ts'
import { asSpan, listen, sendProblem, type Connection } from './connection.ts'
import { RawJson } from './raw-json.ts'

type FileAsked = Extract<Frame<'csvUpload', 'fromBrowser'>, { event: 'file' }>['data']

/** How long a message may go unanswered before its receiver counts as gone, in milliseconds. */
const ackTimeoutMs = 60_000
const unansweredAtMost = 4

/**
 * An uploaded file comes back as questions. One reading at a time on a link; a new one, `cancel` and the
 * link's end stop the one under way.
 */
export const serveCsvUpload = (link: Connection, context: Context): void => {
  let stopping = new AbortController()
  const stop = () => stopping.abort()
  listen(link, 'csvUpload', (frame, done) => {
    if (frame.event === 'authenticate') return done()
    stop()
    if (frame.event === 'cancel') return done()
    stopping = new AbortController()
    void asSpan(link, context, frame.event, () =>
      sendFile(link, context, frame.data, stopping.signal),
    ).finally(done)
  })
  link.socket.on('disconnect', stop)
}

const sendFile = async (
  link: Connection,
  context: Context,
  asked: FileAsked,
  signal: AbortSignal,
): Promise<void> => {
  try {
    const quizType = await findQuizType(context, link.userId, asked)
    const task = {
      fileLocation: context.fileLocation,
      key: csvStorageKey(asked.fileLink),
      quizType,
      from: asked.from ?? 0,
    }
    const send = createSender(link, signal)
    for await (const message of readInWorker(task, signal)) {
      if (message.kind === 'complete') link.socket.emit('complete', message.report)
      else await send(message.data)
    }
  } catch (error) {
    if (!signal.aborted) sendProblem(link, error)
  }
}

/**
 * Sends messages, a few of which may be on their way: that hides the time there and back, and still keeps a
 * quick reader from flooding a slow browser. Rejects when one goes unanswered for too long or the reading was
 * stopped.
 */
const createSender = ({ socket }: Connection, signal: AbortSignal): ((data: string) => Promise<void>) => {
  let unanswered = 0
  let failure: Error | null = null
  let wake = () => {}
  const answered = (error: Error | null) => {
    unanswered -= 1
    failure ??= error
    wake()
  }
  signal.addEventListener('abort', () => wake(), { once: true })
  return async (data) => {
    unanswered += 1
    socket.timeout(ackTimeoutMs).emit('question', new RawJson(data), answered)
    while (unanswered >= unansweredAtMost && !failure && !signal.aborted)
      await new Promise<void>((resolve) => (wake = resolve))
    if (failure) throw new Problem('UPSTREAM_TIMEOUT', { cause: failure })
    signal.throwIfAborted()
  }
}

/** Both the file and the quiz must be the caller's. Throws NOT_FOUND. */
const findQuizType = async (
  { db }: Context,
  userId: string,
  { fileLink, quizId }: FileAsked,
): Promise<QuizType> => {
  const [file] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileLink), eq(files.ownerId, userId)))
  const [quiz] = await db
    .select({ quizType: quizzes.quizType })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.instructorId, userId)))
  if (!file || !quiz) throw new Problem('NOT_FOUND')
  return quiz.quizType
}
