import type { Fixtures } from '../paths/fixtures.ts'
import type {
  QuestionSavingContext,
  QuestionSavingEvent,
  QuestionSavingInput,
  QuestionSavingOutcomes,
} from './guards-and-actions.ts'

const save: QuestionSavingInput = {
  saveId: 's1',
  quizId: 'q1',
  baseRevision: 3,
  publish: true,
  isSkippable: false,
  errors: 0,
  isResumed: false,
}
const refusedForGood = {
  outcome: 'refused',
  problem: { code: 'RULE', message: 'Question text can not be empty at Question # 2', retryable: false },
} as const
const refusedForNow = {
  outcome: 'refused',
  problem: {
    code: 'STORAGE_FULL',
    message: 'The storage is full. Nothing was saved; free some space and try again.',
    retryable: true,
  },
} as const
const saved = { outcome: 'saved', revision: 4, isPublished: true } as const
const needed = { outcome: 'new version needed' } as const
const conflict = {
  outcome: 'conflict',
  problem: { code: 'CONFLICT', message: 'This quiz was changed elsewhere meanwhile.', retryable: false },
} as const

export const questionSavingFixtures = {
  inputs: {
    publish: save,
    'publish with errors': { ...save, errors: 2 },
    'unpublish with errors': { ...save, publish: false, errors: 2 },
    'resume a save': { ...save, isResumed: true },
  },
  events: {
    cancel: [{ type: 'cancel' }],
    'try again': [{ type: 'try again' }],
    dismiss: [{ type: 'dismiss' }],
    'save over it': [{ type: 'save over it', saveId: 's2', baseRevision: 4 }],
  },
  outcomes: {
    'prepare the batches': {
      prepared: [{ outcome: 'prepared', total: 2 }],
      refused: [refusedForNow, refusedForGood],
    },
    'watch the connection': { broken: [{ outcome: 'broken' }] },
    connect: { connected: [{ outcome: 'connected' }] },
    authenticate: { authenticated: [{ outcome: 'authenticated' }], refused: [refusedForGood] },
    'request what arrived': {
      received: [{ outcome: 'received', received: [0], progress: 50 }],
      saved: [saved],
      'version saved': [{ outcome: 'version saved', quiz: { quizId: 'q2', sessionId: 'n2', revision: 1 } }],
      'new version needed': [needed],
      refused: [refusedForGood],
    },
    'send a batch': {
      acknowledged: [
        { outcome: 'acknowledged', received: [0], progress: 50 },
        { outcome: 'acknowledged', received: [0, 1], progress: 100 },
      ],
      'new version needed': [needed],
      conflict: [conflict],
      held: [{ outcome: 'held' }],
      refused: [refusedForNow],
    },
    'complete the save': {
      saved: [saved],
      'new version needed': [needed],
      conflict: [conflict],
      refused: [refusedForGood],
    },
    'new version': {
      created: [{ outcome: 'created', quiz: { quizId: 'q2', sessionId: 'n2', revision: 1 }, isLinked: true }],
      cancelled: [{ outcome: 'cancelled' }],
    },
  },
  relevantContext: ({ total, received, tries, problem }) => [total, received, tries > 0, problem?.retryable],
} satisfies Fixtures<QuestionSavingInput, QuestionSavingContext, QuestionSavingEvent, QuestionSavingOutcomes>
