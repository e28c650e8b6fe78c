import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import type {
  NewVersionEvent,
  NewVersionOutcomes,
} from '@quizwright/machines/new-version/guards-and-actions.ts'
import { newVersionMachine } from '@quizwright/machines/new-version/machine.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'
import { fromPromise } from 'xstate'
import { linkVideoPointsOf } from './link-video-points.ts'
import { refused, versionOf } from './outcomes.ts'
import type { SaveContext } from './save-context.ts'
import { openConnection, type SavingConnection } from './saving-connection.ts'

type Created = NewVersionOutcomes['create the new version']
type CreateInput = { quizId: string; saveId: string | null; report: ParentRef<NewVersionEvent> }

const createdBy = (context: SaveContext, reply: Parameters<typeof versionOf>[0]): Created => {
  context.isVersionPublished = reply.data.quiz.is_published
  return { outcome: 'created', quiz: versionOf(reply) }
}

/**
 * Sends the missing batches, then requests the version. After the first batch the service already says that a
 * version is needed.
 */
const createOn = async (
  connection: SavingConnection,
  context: SaveContext,
  { quizId, saveId, report }: CreateInput,
): Promise<Created> => {
  const { settings, outgoing } = context
  const save = { saveId: saveId ?? settings.saveId, quizId }
  const resumed = await connection.request(
    (channel) => channel.send('resume', save),
    (reply) => reply.event === 'progress' || reply.event === 'Vsaved',
  )
  if (resumed.event === 'Vsaved') return createdBy(context, resumed)
  if (resumed.event === 'error') return refused(problemFromFrame(resumed.data))
  const arrived = new Set(resumed.event === 'progress' ? resumed.data.received : [])
  for (let index = 0; index < (outgoing?.total ?? 0); index++) {
    if (arrived.has(index)) continue
    const progress = (100 * arrived.size) / defined(outgoing, 'outgoing').total
    const reply = await connection.request(
      (channel) => channel.send('questions', defined(outgoing, 'outgoing').batch(settings, index, progress)),
      (reply) => reply.event === 'progress' && reply.data.received.includes(index),
    )
    if (reply.event === 'error') return refused(problemFromFrame(reply.data))
    arrived.add(index)
    report.send({ type: 'progressed', progress: (100 * arrived.size) / defined(outgoing, 'outgoing').total })
  }
  const created = await connection.request(
    (channel) => channel.send('createNewVersion', save),
    (reply) => reply.event === 'Vsaved',
  )
  if (created.event === 'Vsaved') return createdBy(context, created)
  return refused(
    created.event === 'error' ? problemFromFrame(created.data) : new Problem('UPSTREAM_CONTRACT'),
  )
}

/** The new-version machine for a save, whose questions become the new version. */
export const newVersionWith = (save: SaveContext) =>
  newVersionMachine.provide({
    actors: {
      'create the new version': fromPromise(
        async ({ input, signal }: { input: CreateInput; signal: AbortSignal }): Promise<Created> => {
          const connection = openConnection()
          signal.addEventListener('abort', connection.close)
          try {
            return await createOn(connection, save, input)
          } catch (error) {
            if (error instanceof Problem) return refused(error)
            throw error
          } finally {
            connection.close()
          }
        },
      ),
      'link the video points': linkVideoPointsOf(save.draft),
    },
  })
