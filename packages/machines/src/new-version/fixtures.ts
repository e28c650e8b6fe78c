import type { Fixtures } from '../paths/fixtures.ts'
import type {
  NewVersionContext,
  NewVersionEvent,
  NewVersionInput,
  NewVersionOutcomes,
} from './guards-and-actions.ts'

const refused = {
  outcome: 'refused',
  problem: { code: 'UPSTREAM_DOWN', message: 'The service is down.', retryable: true },
} as const

const version = { quizId: 'q2', sessionId: 'n2', revision: 1 }

export const newVersionFixtures = {
  inputs: {
    // This input comes first because only a save reports the progress of the new version.
    'from a save': { quizId: 'q1', saveId: 's1', created: null },
    'from the wizard': { quizId: 'q1', saveId: null, created: null },
    'from a save that was committed': { quizId: 'q1', saveId: 's1', created: version },
  },
  events: {
    confirm: [{ type: 'confirm' }],
    cancel: [{ type: 'cancel' }],
    progressed: [{ type: 'progressed', progress: 40 }],
    'link again': [{ type: 'link again' }],
    'leave unlinked': [{ type: 'leave unlinked' }],
  },
  outcomes: {
    'create the new version': { created: [{ outcome: 'created', quiz: version }], refused: [refused] },
    'link the video points': { linked: [{ outcome: 'linked' }], refused: [refused] },
  },
  relevantContext: ({ created }) => created,
} satisfies Fixtures<NewVersionInput, NewVersionContext, NewVersionEvent, NewVersionOutcomes>
