import type { Fixtures } from '../paths/fixtures.ts'
import type {
  HandingOverContext,
  HandingOverEvent,
  HandingOverInput,
  HandingOverOutcomes,
} from './guards-and-actions.ts'

const refused = {
  outcome: 'refused',
  problem: {
    code: 'SHARE_REFUSED',
    message: 'This account can not sign in any more. Choose another colleague.',
    retryable: false,
  },
} as const

export const handingOverFixtures = {
  inputs: { 'to a colleague': { quizId: 'q1', subjectId: 'bo' } },
  events: {
    'hand over': [{ type: 'hand over' }],
    'try again': [{ type: 'try again' }],
    cancel: [{ type: 'cancel' }],
  },
  outcomes: {
    'count what goes along': {
      counted: [{ outcome: 'counted', counts: { versions: 2, sessions: 1, students: 30, openAttempts: 3 } }],
      refused: [refused],
    },
    'hand the quiz over': {
      'handed over': [{ outcome: 'handed over' }],
      overtaken: [
        {
          outcome: 'overtaken',
          problem: {
            code: 'ROLE_CHANGED',
            message: 'Cy owns this quiz by now. Reload the page to see who has it.',
            retryable: false,
          },
        },
      ],
      refused: [refused],
    },
  },
  relevantContext: ({ counts }) => counts !== null,
} satisfies Fixtures<HandingOverInput, HandingOverContext, HandingOverEvent, HandingOverOutcomes>
