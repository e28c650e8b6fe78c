import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import type {
  NewVersionEvent,
  NewVersionOutcomes,
} from '@quizwright/machines/new-version/guards-and-actions.ts'
import { newVersionMachine } from '@quizwright/machines/new-version/machine.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'
import { fromPromise } from 'xstate'
import { linkVideoPoints } from './link-video-points.ts'
import { refused, versionOf } from './outcomes.ts'
import type { SaveInHand } from './saving-actors.ts'
import { openLine, type SavingLine } from './saving-connection.ts'

type Created = NewVersionOutcomes['create the new version']
type CreateInput = { quizId: string; saveId: string | null; report: ParentRef<NewVersionEvent> }

/** Sends what has not arrived, then asks for the version: the first batch alone told that one is needed. */
const createOn = async (
  line: SavingLine,
  { settings, outgoing }: SaveInHand,
  { quizId, saveId, report }: CreateInput,
): Promise<Created> => {
  const save = { saveId: saveId ?? settings.saveId, quizId }
  const asked = await line.ask(
    (channel) => channel.send('resume', save),
    (reply) => reply.event === 'progress' || reply.event === 'Vsaved',
  )
  if (asked.event === 'Vsaved') return { outcome: 'created', quiz: versionOf(asked) }
  if (asked.event === 'error') return refused(problemFromFrame(asked.data))
  const arrived = new Set(asked.event === 'progress' ? asked.data.received : [])
  for (let index = 0; index < (outgoing?.total ?? 0); index++) {
    if (arrived.has(index)) continue
    const progress = (100 * arrived.size) / outgoing!.total
    const reply = await line.ask(
      (channel) => channel.send('questions', outgoing!.batch(settings, index, progress)),
      (reply) => reply.event === 'progress' && reply.data.received.includes(index),
    )
    if (reply.event === 'error') return refused(problemFromFrame(reply.data))
    arrived.add(index)
    report.send({ type: 'progressed', progress: (100 * arrived.size) / outgoing!.total })
  }
  const made = await line.ask(
    (channel) => channel.send('createNewVersion', save),
    (reply) => reply.event === 'Vsaved',
  )
  if (made.event === 'Vsaved') return { outcome: 'created', quiz: versionOf(made) }
  return refused(made.event === 'error' ? problemFromFrame(made.data) : new Problem('UPSTREAM_CONTRACT'))
}

/** The new-version machine for a save: its questions become the new version. */
export const newVersionWith = (save: SaveInHand) =>
  newVersionMachine.provide({
    actors: {
      'create the new version': fromPromise(
        async ({ input, signal }: { input: CreateInput; signal: AbortSignal }): Promise<Created> => {
          const line = openLine()
          signal.addEventListener('abort', line.close)
          try {
            return await createOn(line, save, input)
          } catch (error) {
            if (error instanceof Problem) return refused(error)
            throw error
          } finally {
            line.close()
          }
        },
      ),
      'link the video points': linkVideoPoints,
    },
  })
