import type { Fixtures } from '../paths/fixtures.ts'
import type {
  MarkingTeamContext,
  MarkingTeamEvent,
  MarkingTeamInput,
  MarkingTeamOutcomes,
} from './guards-and-actions.ts'

const refused = {
  outcome: 'refused',
  problem: { code: 'UPSTREAM_DOWN', message: 'The service is down.', retryable: true },
} as const
const changed = {
  outcome: 'changed',
  revision: 4,
  problem: { code: 'TEAM_CHANGED', message: 'Somebody else did.', retryable: false },
} as const
const division = {
  sharedBy: 'student',
  markerIds: ['ada', 'bo'],
  questions: {},
  samplePercent: 10,
  mostDifference: 20,
} as const

export const markingTeamFixtures = {
  inputs: { quiz: { quizId: 'q1' } },
  events: {
    'share out': [{ type: 'share out', division, revision: 3 }],
    choose: [
      { type: 'choose', division: { ...division, samplePercent: 0 } },
      { type: 'choose', division: { ...division, markerIds: ['ada'] } },
    ],
    save: [{ type: 'save' }],
    cancel: [{ type: 'cancel' }],
    'stop sharing': [{ type: 'stop sharing', revision: 3 }],
    confirm: [{ type: 'confirm' }],
    decide: [{ type: 'decide', decision: { resultId: 'r1', questionId: 'n1', revision: 0, marks: 4 } }],
  },
  outcomes: {
    'save the division': { saved: [{ outcome: 'saved' }], changed: [changed], refused: [refused] },
    'end the division': { ended: [{ outcome: 'ended' }], changed: [changed], refused: [refused] },
    'save the decision': { decided: [{ outcome: 'decided' }], refused: [refused] },
  },
  relevantContext: ({ division: chosen }) => [chosen?.markerIds.length, chosen?.samplePercent],
} satisfies Fixtures<MarkingTeamInput, MarkingTeamContext, MarkingTeamEvent, MarkingTeamOutcomes>
