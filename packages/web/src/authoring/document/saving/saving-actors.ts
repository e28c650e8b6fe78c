import type { QuestionSavingOutcomes } from '@quizwright/machines/question-saving/guards-and-actions.ts'
import { questionSavingMachine } from '@quizwright/machines/question-saving/machine.ts'
import { backOffMs } from '@quizwright/machines/lost-connection.ts'
import { type ActorRefFrom, fromPromise } from 'xstate'
import type { LiveDraft } from '../open-drafts.ts'
import { newVersionWith } from './new-version-actors.ts'
import { afterBatch, afterCompleting, afterQuestion, refusalIn, refused } from './outcomes.ts'
import { cutSave, type OutgoingSave, type SaveSettings } from './outgoing-save.ts'
import { openLine, type SavingLine } from './saving-connection.ts'

export type SavingActor = ActorRefFrom<typeof questionSavingMachine>

/** What the actors of one save share while it lasts. */
export type SaveInHand = {
  live: LiveDraft
  settings: SaveSettings
  outgoing?: OutgoingSave
  line?: SavingLine
}

type Outcomes = QuestionSavingOutcomes
type SaveInput = { saveId: string; quizId: string }
type BatchInput = SaveSettings & { index: number; total: number; progress: number }

const prepare = async (save: SaveInHand, saveId: string): Promise<Outcomes['prepare the batches']> => {
  const { live, settings } = save
  const cut = cutSave(live.store.getSnapshot().context.document.questions, live.quiz.quiz_type)
  if ('tooLong' in cut)
    return refused({
      code: 'BODY_TOO_LARGE',
      message: `Question ${cut.tooLong} is too long to be saved. Shorten it and save again.`,
      retryable: false,
    })
  save.outgoing = cut
  settings.saveId = saveId
  await live.keeper.beginSave({ saveId, isPublished: settings.publish })
  return { outcome: 'prepared', total: cut.total }
}

const outgoingOf = ({ outgoing }: SaveInHand): OutgoingSave => {
  if (!outgoing) throw new Error('Nothing is prepared.')
  return outgoing
}

const lineOf = ({ line }: SaveInHand): SavingLine => {
  if (!line) throw new Error('Nothing is connected.')
  return line
}

/**
 * The saving machine with everything it needs to reach the service. Back-offs are spread, so that a crowd
 * does not come back at once.
 */
export const savingMachineFor = (save: SaveInHand) =>
  questionSavingMachine.provide({
    actors: {
      'prepare the batches': fromPromise(({ input }: { input: SaveInput }) => prepare(save, input.saveId)),
      'keep the connection': fromPromise(
        async ({ signal }: { signal: AbortSignal }): Promise<Outcomes['keep the connection']> => {
          const line = (save.line = openLine())
          signal.addEventListener('abort', line.close)
          await line.ended
          return { outcome: 'broken' }
        },
      ),
      // A channel is opened by saying who is there: what comes of both is heard in the next step.
      connect: fromPromise(async (): Promise<Outcomes['connect']> => ({ outcome: 'connected' })),
      authenticate: fromPromise(async (): Promise<Outcomes['authenticate']> => {
        try {
          await lineOf(save).opened
          return { outcome: 'authenticated' }
        } catch (error) {
          return refusalIn(error)
        }
      }),
      'ask what arrived': fromPromise(async ({ input: { saveId, quizId } }: { input: SaveInput }) =>
        afterQuestion(
          await lineOf(save).ask(
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
            await lineOf(save).ask(
              (channel) => channel.send('questions', batch),
              (reply) => reply.event !== 'progress' || reply.data.received.includes(index),
            ),
          )
        },
      ),
      'complete the save': fromPromise(async ({ input: { saveId, quizId } }: { input: SaveInput }) =>
        afterCompleting(
          await lineOf(save).ask(
            (channel) => channel.send('complete', { saveId, quizId }),
            (reply) => reply.event !== 'progress',
          ),
        ),
      ),
      'new version': newVersionWith(save),
    },
    delays: { 'back-off': ({ context }) => backOffMs(context.tries - 1) * (0.75 + Math.random() / 2) },
  })
