import type { ListState } from '@quizwright/contracts/schemas/quiz.ts'
import { assign, setup } from 'xstate'
import { type FailedCall, problemIn, type Refused } from '../failed-call.ts'
import { cameOutAs, hosted } from '../hosted.ts'
import { differsFromDefault, hasFilters, listRoute } from './list-address.ts'

/**
 * Where somebody wants to go. `route` is the path with placeholders for its values, `address` path and query
 * as they are.
 */
export type Destination = { route: string; address: string; isPublic: boolean }

export type RouteGuardContext = {
  /** Where the navigation at hand leads. */
  asked: Destination | null
  /** The page that is open. It stays while the next one is asked for. */
  entered: Destination | null
  uid: string
  /** Where to go after signing in. */
  wayBack: string | null
  problem: FailedCall | null
}

export type RouteGuardEvent =
  | { type: 'navigate'; to: Destination }
  /** A call was refused for lack of a valid sign-in, or another tab signed out. */
  | { type: 'sign-in was lost' }

export type RouteGuardOutcomes = {
  'read what is stored':
    | { outcome: 'nobody' }
    | { outcome: 'somebody'; uid: string; listState: ListState | null }
  'ask the server': { outcome: 'allowed' } | { outcome: 'not allowed' } | Refused
  'repeat with filters': { outcome: 'repeated' }
  'turn away': { outcome: 'turned away' }
}

export const routeGuardSetup = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent,
    tags: {} as 'checking',
    meta: {} as { screen: 'as before' | 'asked for' | 'unauthorized' },
  },
  actors: {
    'read what is stored': hosted<RouteGuardOutcomes['read what is stored']>('read what is stored'),
    'ask the server': hosted<RouteGuardOutcomes['ask the server'], { route: string; uid: string }>(
      'ask the server',
    ),
    'repeat with filters': hosted<RouteGuardOutcomes['repeat with filters'], { address: string }>(
      'repeat with filters',
    ),
    'turn away': hosted<RouteGuardOutcomes['turn away'], { wayBack: string | null }>('turn away'),
  },
  guards: {
    'anyone may see it': (_, to: Destination) => to.isPublic,
    'nobody is signed in': cameOutAs<RouteGuardOutcomes['read what is stored']>('nobody'),
    /**
     * Back on the list from another page, with filters worth keeping. The repetition has them in its address,
     * so it happens once.
     */
    'filters are to be kept': (
      { context: { asked, entered } },
      stored: RouteGuardOutcomes['read what is stored'],
    ) =>
      asked?.route === listRoute &&
      !hasFilters(asked.address) &&
      entered !== null &&
      entered.route !== listRoute &&
      stored.outcome === 'somebody' &&
      differsFromDefault(stored.listState),
    'it is allowed': cameOutAs<RouteGuardOutcomes['ask the server']>('allowed'),
  },
  actions: {
    'keep the destination': assign((_, asked: Destination) => ({ asked, problem: null })),
    'keep the user': assign((_, stored: RouteGuardOutcomes['read what is stored']) => ({
      uid: stored.outcome === 'somebody' ? stored.uid : '',
    })),
    enter: assign(({ context }) => ({ entered: context.asked })),
    'keep the problem': assign((_, answer: RouteGuardOutcomes['ask the server']) => ({
      problem: problemIn(answer),
    })),
    'remember the way back': assign(({ context: { asked, wayBack } }) => ({
      wayBack: asked && !asked.isPublic ? asked.address : wayBack,
      entered: null,
      uid: '',
    })),
  },
})
