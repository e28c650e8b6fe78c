import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { Fixtures } from '../paths/fixtures.ts'
import type { RouteGuardContext, RouteGuardEvent, RouteGuardOutcomes } from './guards-and-actions.ts'

export const toList: RouteGuardEvent = {
  type: 'navigate',
  to: { route: '/quiz/quiz-landing', address: '/quiz/quiz-landing', isPublic: false },
}
export const toListWithFilters: RouteGuardEvent = {
  type: 'navigate',
  to: { route: '/quiz/quiz-landing', address: '/quiz/quiz-landing?keepFilters=true', isPublic: false },
}
export const toStats: RouteGuardEvent = {
  type: 'navigate',
  to: { route: '/quiz/quiz-stats/:quiz_id', address: '/quiz/quiz-stats/q1', isPublic: false },
}
export const toLogin: RouteGuardEvent = {
  type: 'navigate',
  to: { route: '/unauthorized-page', address: '/unauthorized-page', isPublic: true },
}

const filtered = {
  ...defaultListState,
  search: { ...defaultListState.search, value: 'motion', search: true },
}

export const routeGuardFixtures = {
  inputs: { start: undefined },
  events: {
    navigate: [toStats, toList, toListWithFilters, toLogin],
    'sign-in was lost': [{ type: 'sign-in was lost' }],
  },
  outcomes: {
    'read what is stored': {
      nobody: [{ outcome: 'nobody' }],
      somebody: [
        { outcome: 'somebody', uid: 'u1', listState: null },
        { outcome: 'somebody', uid: 'u1', listState: filtered },
      ],
    },
    'ask the server': {
      allowed: [{ outcome: 'allowed' }],
      'not allowed': [{ outcome: 'not allowed' }],
      refused: [
        {
          outcome: 'refused',
          problem: { code: 'UPSTREAM_DOWN', message: 'The service is down.', retryable: true },
        },
      ],
    },
    'repeat with filters': { repeated: [{ outcome: 'repeated' }] },
    'turn away': { 'turned away': [{ outcome: 'turned away' }] },
  },
  relevantContext: ({ requested, entered }) => [requested?.address, entered?.route],
} satisfies Fixtures<undefined, RouteGuardContext, RouteGuardEvent, RouteGuardOutcomes>
