import type { Frame } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Context } from '../context.ts'
import { commitSave } from '../saving/commit-save.ts'
import { commitVersion } from '../saving/commit-version.ts'
import { releaseSaves } from '../saving/release-saves.ts'
import { resumeSave } from '../saving/resume-save.ts'
import { stageBatch } from '../saving/stage-batch.ts'
import { type Connection, handleEvents, runInSpan, sendProblem, toProblem } from './connection.ts'

/**
 * Runs tasks one after the other in the order of arrival. Refuses tasks beyond `maxWaiting` unfinished ones, as
 * backpressure against a sender that does not wait for acknowledgements.
 */
const createSequentialQueue = (maxWaiting: number) => {
  let lastWork = Promise.resolve()
  let unfinished = 0
  return {
    /** Returns whether the task was accepted. A task must handle its own errors. */
    add: (work: () => Promise<void>): boolean => {
      if (unfinished >= maxWaiting) return false
      unfinished += 1
      lastWork = lastWork.then(work).finally(() => (unfinished -= 1))
      return true
    },
    /** Resolves when all accepted tasks are finished. */
    whenIdle: (): Promise<void> => lastWork,
  }
}

type SavingFrame = Exclude<Frame<'questionSaving', 'fromBrowser'>, { event: 'authenticate' }>
type SavingEvent<Event extends SavingFrame['event']> = Extract<SavingFrame, { event: Event }>['data']

/** A sender that waits for acknowledgements never gets near this limit. */
const maxWaitingEvents = 64

/**
 * Saves questions batch by batch, one event after the other. The state of a save is in the database under its
 * saveId, so any connection in any process can continue an interrupted save. `whenIdle` resolves when all accepted
 * events are handled.
 */
export const serveQuestionSaving = (
  connection: Connection,
  context: Context,
): { whenIdle: () => Promise<void> } => {
  const { socket, userId, log } = connection
  const queue = createSequentialQueue(maxWaitingEvents)
  const touchedSaves = new Set<string>()
  const release = (saveIds: string[], failureMessage: string) =>
    releaseSaves(context.db, userId, saveIds, context.now()).catch((error: unknown) =>
      log.error({ err: error }, failureMessage),
    )

  handleEvents(connection, 'questionSaving', (frame, done) => {
    if (frame.event === 'authenticate') return done()
    const { saveId } = frame.data
    const work = async () => {
      touchedSaves.add(saveId)
      try {
        await runInSpan(connection, context, frame.event, () => handleFrame(connection, context, frame))
      } catch (error) {
        // The author corrects the refused questions, or merges what others saved, and sends a new save at once,
        // which this one must not block.
        if (!toProblem(error).retryable) await release([saveId], 'a save was not released')
        sendProblem(connection, error)
      }
      done()
    }
    if (queue.add(work)) return
    sendProblem(connection, new Problem('BUSY'))
    socket.disconnect(true)
  })
  socket.on('disconnect', () => {
    queue.add(() => release([...touchedSaves], 'saves were not released'))
  })
  return { whenIdle: queue.whenIdle }
}

const handleFrame = (
  connection: Connection,
  context: Context,
  { event, data }: SavingFrame,
): Promise<void> => {
  switch (event) {
    case 'questions':
      return handleQuestions(connection, context, data)
    case 'resume':
      return handleResume(connection, context, data)
    case 'complete':
      return handleComplete(connection, context, data)
    default:
      return handleNewVersion(connection, context, data)
  }
}

type SaveKey = { saveId: string; quizId: string }

const sendLocked = ({ socket }: Connection, { saveId, quizId }: SaveKey): void => {
  socket.emit('needToCreateNewVersion', { saveId, quizId })
}

const handleQuestions = async (
  connection: Connection,
  { db, now }: Context,
  data: SavingEvent<'questions'>,
): Promise<void> => {
  const { isFirst, isLocked, ...progress } = await stageBatch(db, data, connection.userId, now())
  if (isFirst && isLocked) sendLocked(connection, data)
  connection.socket.emit('progress', progress)
}

const handleResume = async (
  connection: Connection,
  { db }: Context,
  data: SavingEvent<'resume'>,
): Promise<void> => {
  const { socket, userId } = connection
  const resumed = await resumeSave(db, data, userId)
  if (resumed.kind === 'saved') return void socket.emit('saved', resumed.saved)
  if (resumed.kind === 'version') return void socket.emit('Vsaved', resumed.version)
  if (resumed.isLocked) sendLocked(connection, data)
  socket.emit('progress', resumed.progress)
}

const handleComplete = async (
  connection: Connection,
  { db, now }: Context,
  data: SavingEvent<'complete'>,
): Promise<void> => {
  const { userId } = connection
  const commit = await commitSave(db, data, userId, now())
  if (commit.kind === 'saved') connection.socket.emit('saved', commit.saved)
  else sendLocked(connection, data)
}

const handleNewVersion = async (
  connection: Connection,
  { db, now }: Context,
  data: SaveKey,
): Promise<void> => {
  const { userId } = connection
  const version = await commitVersion(db, data, userId, now(), { onlyIfAsked: true })
  connection.socket.emit('Vsaved', version)
}
