import { say } from '@quizwright/domain/language/say.ts'
import type { QuestionSavingOutcomes } from '@quizwright/machines/question-saving/guards-and-actions.ts'
import { questionSavingMachine } from '@quizwright/machines/question-saving/machine.ts'
import { backOffMs } from '@quizwright/machines/lost-connection.ts'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { quizOf } from '../quiz-of.ts'
import { newVersionWith } from './new-version-actors.ts'
import { afterBatch, afterCompleting, afterResume, refusalIn, refused } from './outcomes.ts'
import { cutSave, type OutgoingSave, type SaveSettings } from './outgoing-save.ts'
import type { SaveContext } from './save-context.ts'
import { openConnection, type SavingConnection } from './saving-connection.ts'

export type SavingActor = ActorRefFrom<typeof questionSavingMachine>

/** Varies a delay, so that pages that wait for the same thing do not all ask at once. */
const jitter = (): number => 0.75 + Math.random() / 2

type Outcomes = QuestionSavingOutcomes
type SaveInput = { saveId: string; quizId: string }
type BatchInput = SaveSettings & { index: number; total: number; progress: number }

const prepare = async (save: SaveContext, saveId: string): Promise<Outcomes['prepare the batches']> => {
  const {
    draft: { store, autosave },
    settings,
  } = save
  const cut = cutSave(store.getSnapshot().context.document.questions, quizOf(store).quiz_type)
  if ('tooLong' in cut)
    return refused({
      code: 'BODY_TOO_LARGE',
      message: say('Question {number} is too long to save. Shorten it and save again.', {
        number: cut.tooLong,
      }),
      retryable: false,
    })
  save.outgoing = cut
  settings.saveId = saveId
  await autosave.beginSave({ saveId, isPublished: settings.publish })
  return { outcome: 'prepared', total: cut.total }
}

const outgoingOf = ({ outgoing }: SaveContext): OutgoingSave => {
  if (!outgoing) throw new Error('Nothing is prepared.')
  return outgoing
}

const connectionOf = ({ connection }: SaveContext): SavingConnection => {
  if (!connection) throw new Error('Nothing is connected.')
  return connection
}

/**
 * The saving machine with its actors. Delays have jitter, so that not every
 * page reconnects at the same time.
 */
export const savingMachineFor = (save: SaveContext) =>
  questionSavingMachine.provide({
    actors: {
      'prepare the batches': fromPromise(({ input }: { input: SaveInput }) => prepare(save, input.saveId)),
      'watch the connection': fromPromise(
        async ({ signal }: { signal: AbortSignal }): Promise<Outcomes['watch the connection']> => {
          const connection = openConnection()
          save.connection = connection
          signal.addEventListener('abort', connection.close)
          await connection.closed
          return { outcome: 'broken' }
        },
      ),
      // Opening a channel includes authentication, so this step does nothing and the next one waits for both.
      connect: fromPromise(async (): Promise<Outcomes['connect']> => ({ outcome: 'connected' })),
      authenticate: fromPromise(async (): Promise<Outcomes['authenticate']> => {
        try {
          await connectionOf(save).opened
          return { outcome: 'authenticated' }
        } catch (error) {
          return refusalIn(error)
        }
      }),
      'request what arrived': fromPromise(async ({ input: { saveId, quizId } }: { input: SaveInput }) =>
        afterResume(
          await connectionOf(save).request(
            (channel) => channel.send('resume', { saveId, quizId }),
            () => true,
          ),
        ),
      ),
      'send a batch': fromPromise(
        async ({ input: { index, total: _total, progress, ...settings } }: { input: BatchInput }) => {
          save.settings = settings
          const batch = outgoingOf(save).batch(save.settings, index, progress)
          return afterBatch(
            await connectionOf(save).request(
              (channel) => channel.send('questions', batch),
              (reply) => reply.event !== 'progress' || reply.data.received.includes(index),
            ),
          )
        },
      ),
      'complete the save': fromPromise(async ({ input: { saveId, quizId } }: { input: SaveInput }) =>
        afterCompleting(
          await connectionOf(save).request(
            (channel) => channel.send('complete', { saveId, quizId }),
            (reply) => reply.event !== 'progress',
          ),
        ),
      ),
      'new version': newVersionWith(save),
    },
    delays: {
      'back-off': ({ context }) => backOffMs(context.tries - 1) * jitter(),
      'a moment': () => 1_000 * jitter(),
    },
  })
