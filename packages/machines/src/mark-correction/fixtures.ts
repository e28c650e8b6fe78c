import type { Fixtures } from '../paths/fixtures.ts'
import type {
  MarkCorrectionContext,
  MarkCorrectionEvent,
  MarkCorrectionInput,
  MarkCorrectionOutcomes,
} from './guards-and-actions.ts'

const refused = {
  outcome: 'refused',
  problem: { code: 'UPSTREAM_DOWN', message: 'The service is down.', retryable: true },
} as const
const stale = {
  outcome: 'stale',
  problem: { code: 'STALE_PREVIEW', message: 'Something changed.', retryable: false },
} as const

export const markCorrectionFixtures = {
  inputs: {
    question: { quizId: 'q1', questionId: 'n1' },
    'answers in words': { quizId: 'q1', questionId: 'n1', guidance: { ai_solution: 'It conducts heat.' } },
  },
  events: {
    choose: [{ type: 'choose', choice: { kind: 'other_key', correct: [0] } }],
    preview: [{ type: 'preview' }],
    change: [{ type: 'change' }],
    write: [{ type: 'write', words: { reason: 'The key was wrong.', closingNote: '' } }],
    apply: [{ type: 'apply' }],
    progressed: [{ type: 'progressed', progress: 40 }],
    undo: [{ type: 'undo' }],
  },
  outcomes: {
    'preview the correction': {
      previewed: [{ outcome: 'previewed', fingerprint: 'f1' }],
      refused: [refused],
    },
    'apply the correction': {
      applied: [{ outcome: 'applied', correctionId: 'c1', message: 'Results changed: 1.' }],
      stale: [stale],
      refused: [refused],
    },
    'undo the correction': {
      undone: [{ outcome: 'undone', message: 'Results changed: 1.' }],
      refused: [refused],
    },
  },
  relevantContext: ({ words }) => words.reason !== '',
} satisfies Fixtures<MarkCorrectionInput, MarkCorrectionContext, MarkCorrectionEvent, MarkCorrectionOutcomes>
