import type { Frame } from '@quizwright/contracts/channels.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Context } from '../context.ts'
import { commitSave } from '../saving/commit-save.ts'
import { commitVersion } from '../saving/commit-version.ts'
import { releaseSaves } from '../saving/release-saves.ts'
import { resumeSave } from '../saving/resume-save.ts'
import { stageBatch } from '../saving/stage-batch.ts'
import { asSpan, listen, sendProblem, type Connection } from './connection.ts'
import { createWorkQueue } from './work-queue.ts'

type Asked = Exclude<Frame<'questionSaving', 'fromBrowser'>, { event: 'authenticate' }>

/** A sender that waits for its answers never comes near this. */
const waitingAtMost = 64

/**
 * Saves questions batch by batch, event after event in the order they came. All that counts is kept under the
 * saveId in the database, so any link, in any process, can go on where another broke off. Answers a promise
 * of all work being done, for a clean end.
 */
export const serveQuestionSaving = (link: Connection, context: Context): { idle: () => Promise<void> } => {
  const { socket, userId } = link
  const queue = createWorkQueue(waitingAtMost)
  const touched = new Set<string>()
  const release = (saveIds: string[]) => releaseSaves(context.db, userId, saveIds, context.now())

  listen(link, 'questionSaving', (frame, done) => {
    if (frame.event === 'authenticate') return done()
    const work = async () => {
      touched.add(frame.data.saveId)
      try {
        await asSpan(link, context, frame.event, () => answer(link, context, frame))
      } catch (error) {
        const problem = sendProblem(link, error)
        // What was refused is mended and sent as another save, which must not find this one in its way.
        if (!problem.retryable)
          await release([frame.data.saveId]).catch((failure: unknown) =>
            link.log.error({ err: failure }, 'a save was not released'),
          )
      }
      done()
    }
    if (queue.add(work)) return
    sendProblem(link, new Problem('BUSY'))
    socket.disconnect(true)
  })
  socket.on('disconnect', () => {
    queue.add(() =>
      release([...touched]).catch((failure: unknown) =>
        link.log.error({ err: failure }, 'saves were not released'),
      ),
    )
  })
  return { idle: queue.idle }
}

const answer = async (
  { socket, userId }: Connection,
  { db, now }: Context,
  { event, data }: Asked,
): Promise<void> => {
  const sayLocked = () => socket.emit('needToCreateNewVersion', { saveId: data.saveId, quizId: data.quizId })
  if (event === 'questions') {
    const { isFirst, isLocked, ...arrived } = await stageBatch(db, data, userId, now())
    if (isFirst && isLocked) sayLocked()
    socket.emit('progress', arrived)
  } else if (event === 'resume') {
    const resumed = await resumeSave(db, data, userId)
    if (resumed.kind === 'staging' && resumed.isLocked) sayLocked()
    if (resumed.kind === 'staging') socket.emit('progress', resumed.arrived)
    else if (resumed.kind === 'saved') socket.emit('saved', resumed.saved)
    else socket.emit('Vsaved', resumed.version)
  } else if (event === 'complete') {
    const commit = await commitSave(db, data, userId, now())
    if (commit.kind === 'saved') socket.emit('saved', commit.saved)
    else sayLocked()
  } else {
    socket.emit('Vsaved', await commitVersion(db, data, userId, now()))
  }
}
