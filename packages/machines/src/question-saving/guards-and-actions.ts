import { problems } from '@quizwright/contracts/problems.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { socketLimits } from '@quizwright/domain/limits.ts'
import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor } from '../host-actor.ts'
import { backOffMs } from '../lost-connection.ts'
import { newVersionMachine } from '../new-version/machine.ts'
import type { NewVersionOutput } from '../new-version/guards-and-actions.ts'
import type { QuizRef } from '../quiz-document/document.ts'

/**
 * One save. `isResumed` means that some of its batches may have arrived before a reload of the page. `errors`
 * counts the findings that forbid publishing.
 */
export type QuestionSavingInput = {
  saveId: string
  quizId: string
  baseRevision: number
  publish: boolean
  isSkippable: boolean
  errors: number
  isResumed: boolean
}

export type QuestionSavingContext = QuestionSavingInput & {
  /** The number of batches. `received` lists the indexes of those that arrived, in any order. */
  total: number
  received: readonly number[]
  progress: number
  tries: number
  problem: FailedCall | null
  /** The new version that this save created before the page was reloaded. */
  created: QuizRef | null
  output: QuestionSavingOutput
}

/**
 * The author saw what was changed elsewhere and wants this to stand: `baseRevision` is the one seen, `saveId` a new
 * one. `isSkippable` and `publish` if the newer quiz says them; otherwise they are as the save began.
 */
type SaveOverIt = {
  type: 'save over it'
  saveId: string
  baseRevision: number
  isSkippable?: boolean
  publish?: boolean
}

export type QuestionSavingEvent =
  | { type: 'cancel' }
  | { type: 'try again' }
  | { type: 'dismiss' }
  | SaveOverIt

type Conflict = { outcome: 'conflict'; problem: FailedCall }
type Saved = { outcome: 'saved'; revision: number; isPublished: boolean }
type NewVersionNeeded = { outcome: 'new version needed' }
/** Another save holds the quiz, so this one has not begun. */
type Held = { outcome: 'held' }

export type QuestionSavingOutcomes = {
  /**
   * Takes a snapshot of the questions, cuts it into batches and stores the save id, so that the save can be
   * resumed after a reload.
   */
  'prepare the batches': { outcome: 'prepared'; total: number } | RefusedOutcome
  /** Runs as long as the connection is open. Closes it when the machine stops this actor. */
  'watch the connection': { outcome: 'broken' }
  connect: { outcome: 'connected' }
  authenticate: { outcome: 'authenticated' } | RefusedOutcome
  /** The save may have been committed already, in place or as a new version, before the page was reloaded. */
  'request what arrived':
    | { outcome: 'received'; received: readonly number[]; progress: number }
    | Saved
    | { outcome: 'version saved'; quiz: QuizRef }
    | NewVersionNeeded
    | RefusedOutcome
  'send a batch':
    | { outcome: 'acknowledged'; received: readonly number[]; progress: number }
    | NewVersionNeeded
    | Conflict
    | Held
    | RefusedOutcome
  'complete the save': Saved | NewVersionNeeded | Conflict | RefusedOutcome
  'new version': NewVersionOutput
}

export type QuestionSavingOutput =
  | { outcome: 'saved'; quizId: string; revision: number; isPublished: boolean }
  | { outcome: 'saved as a new version'; quiz: QuizRef; isLinked: boolean }
  /** Publishing is blocked while errors exist. */
  | { outcome: 'blocked'; problem: FailedCall }
  /** Nothing was committed; what arrived stays staged under the save id. */
  | { outcome: 'given up'; problem: FailedCall | null }

type Step =
  | 'prepare the batches'
  | 'authenticate'
  | 'request what arrived'
  | 'send a batch'
  | 'complete the save'
export type StepOutcome = QuestionSavingOutcomes[Step]

const stillHeld: FailedCall = {
  code: 'BUSY_ELSEWHERE',
  message: problems.BUSY_ELSEWHERE.message,
  retryable: true,
}
const blocked: FailedCall = { code: 'RULE', message: toasts.resolveErrors, retryable: false }

/** The first batch that has not arrived. */
export const nextBatch = ({
  total,
  received,
}: Pick<QuestionSavingContext, 'total' | 'received'>): number | undefined =>
  Array.from({ length: total }, (_, index) => index).find((index) => !received.includes(index))

const union = (a: readonly number[], b: readonly number[]): number[] => [...new Set([...a, ...b])]

export const startOfSave = (input: QuestionSavingInput): QuestionSavingContext => ({
  ...input,
  total: 0,
  received: [],
  progress: 0,
  tries: input.isResumed ? 1 : 0,
  problem: null,
  created: null,
  output: { outcome: 'given up', problem: null },
})

export const questionSavingSetup = setup({
  types: {
    context: {} as QuestionSavingContext,
    input: {} as QuestionSavingInput,
    events: {} as QuestionSavingEvent,
    output: {} as QuestionSavingOutput,
    tags: {} as 'busy' | 'offline' | 'waiting',
    meta: {} as { screen: 'saving' | 'new version' },
    children: {} as { 'new version': 'new version' },
  },
  actors: {
    'prepare the batches': hostActor<
      QuestionSavingOutcomes['prepare the batches'],
      { saveId: string; quizId: string }
    >('prepare the batches'),
    'watch the connection': hostActor<QuestionSavingOutcomes['watch the connection'], { saveId: string }>(
      'watch the connection',
    ),
    connect: hostActor<QuestionSavingOutcomes['connect'], { saveId: string }>('connect'),
    authenticate: hostActor<QuestionSavingOutcomes['authenticate'], { saveId: string }>('authenticate'),
    'request what arrived': hostActor<
      QuestionSavingOutcomes['request what arrived'],
      { saveId: string; quizId: string }
    >('request what arrived'),
    'send a batch': hostActor<
      QuestionSavingOutcomes['send a batch'],
      Omit<QuestionSavingInput, 'errors' | 'isResumed'> & { index: number; total: number; progress: number }
    >('send a batch'),
    'complete the save': hostActor<
      QuestionSavingOutcomes['complete the save'],
      { saveId: string; quizId: string }
    >('complete the save'),
    'new version': newVersionMachine,
  },
  delays: {
    'back-off': ({ context }) => backOffMs(context.tries - 1),
    'a moment': 1_000,
    // A save that its author gave up, or whose server was killed, holds the quiz for half of this.
    'a long time': 2 * socketLimits.activeSaveMs,
  },
  guards: {
    'errors forbid publishing': ({ context }) => context.publish && context.errors > 0,
    'it succeeded': hasOutcome<StepOutcome>('prepared', 'authenticated', 'received', 'acknowledged'),
    'it is saved': hasOutcome<StepOutcome>('saved'),
    'a new version is needed': hasOutcome<StepOutcome>('new version needed', 'version saved'),
    'another save holds the quiz': hasOutcome<StepOutcome>('held'),
    'it was changed elsewhere': hasOutcome<StepOutcome>('conflict'),
    'some may have arrived': ({ context }) => context.tries > 0,
    'nothing is prepared': ({ context }) => context.total === 0,
    'all have arrived': ({ context }) => nextBatch(context) === undefined,
    'it may succeed later': ({ context }) => context.problem?.retryable === true,
    'a version was created': hasOutcome<NewVersionOutput>('created'),
  },
  actions: {
    'store the number of batches': assign((_, outcome: StepOutcome) => ({
      total: outcome.outcome === 'prepared' ? outcome.total : 0,
    })),
    'store what arrived': assign(({ context }, outcome: StepOutcome) => {
      if (outcome.outcome !== 'received' && outcome.outcome !== 'acknowledged') return {}
      const progress = Math.max(context.progress, Math.min(100, outcome.progress))
      return { received: union(context.received, outcome.received), progress, tries: 0 }
    }),
    'record that it is saved': assign(({ context: { quizId } }, outcome: StepOutcome) =>
      outcome.outcome === 'saved'
        ? {
            progress: 100,
            output: {
              outcome: 'saved',
              quizId,
              revision: outcome.revision,
              isPublished: outcome.isPublished,
            },
          }
        : {},
    ),
    'store the new version': assign((_, outcome: StepOutcome) => ({
      created: outcome.outcome === 'version saved' ? outcome.quiz : null,
    })),
    'record the new version': assign((_, output: NewVersionOutput) =>
      output.outcome === 'created'
        ? {
            progress: 100,
            output: { outcome: 'saved as a new version', quiz: output.quiz, isLinked: output.isLinked },
          }
        : {},
    ),
    'record that it is blocked': assign({
      problem: blocked,
      output: { outcome: 'blocked', problem: blocked },
    }),
    'record that it is given up': assign(({ context }) => ({
      output: { outcome: 'given up', problem: context.problem },
    })),
    'store the problem': assign((_, outcome: Parameters<typeof problemOf>[0]) => ({
      problem: problemOf(outcome),
    })),
    'store an unexpected problem': assign({ problem: unexpectedProblem }),
    'store that it is still held': assign({ problem: stillHeld }),
    'clear the problem': assign({ problem: null }),
    'start again over it': assign(
      ({ context }, { saveId, baseRevision, isSkippable, publish }: Omit<SaveOverIt, 'type'>) => ({
        saveId,
        baseRevision,
        isSkippable: isSkippable ?? context.isSkippable,
        publish: publish ?? context.publish,
        received: [],
        progress: 0,
        tries: 0,
        problem: null,
      }),
    ),
    'count the try': assign({ tries: ({ context }) => context.tries + 1 }),
  },
})
