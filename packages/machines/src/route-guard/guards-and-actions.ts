import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome } from '../failed-call.ts'
import { hasOutcome, hostActor } from '../host-actor.ts'
import { differsFromDefault, hasFilters, listRoute } from './list-address.ts'

/** A navigation's target. `route` is the path with placeholders, `address` the path and query with their values. */
export type Destination = { route: string; address: string; isPublic: boolean }

export type RouteGuardContext = {
  /** The target of the current navigation. */
  requested: Destination | null
  /** The open page. It stays while the next navigation is checked. */
  entered: Destination | null
  uid: string
  /** Where to go after signing in. */
  returnPath: string | null
  problem: FailedCall | null
}

export type RouteGuardEvent =
  | { type: 'navigate'; to: Destination }
  /** A request was rejected because the sign-in is not valid, or another tab signed out. */
  | { type: 'sign-in was lost' }

export type RouteGuardOutcomes = {
  'read what is stored':
    | { outcome: 'nobody' }
    | { outcome: 'somebody'; uid: string; listState: ListState | null }
  'ask the server': { outcome: 'allowed' } | { outcome: 'not allowed' } | RefusedOutcome
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
    'read what is stored': hostActor<RouteGuardOutcomes['read what is stored']>('read what is stored'),
    'ask the server': hostActor<RouteGuardOutcomes['ask the server'], { route: string; uid: string }>(
      'ask the server',
    ),
    'repeat with filters': hostActor<RouteGuardOutcomes['repeat with filters'], { address: string }>(
      'repeat with filters',
    ),
    'turn away': hostActor<
      RouteGuardOutcomes['turn away'],
      { wayBack: string | null; problem: FailedCall | null }
    >('turn away'),
  },
  guards: {
    'anyone may see it': (_, to: Destination) => to.isPublic,
    'nobody is signed in': hasOutcome<RouteGuardOutcomes['read what is stored']>('nobody'),
    /**
     * The visitor returned to the list from another page, and the list has saved filters. The repeated
     * navigation has the filters in its address, so it is repeated only once.
     */
    'filters are to be kept': (
      { context: { requested, entered } },
      stored: RouteGuardOutcomes['read what is stored'],
    ) =>
      requested?.route === listRoute &&
      !hasFilters(requested.address) &&
      entered !== null &&
      entered.route !== listRoute &&
      stored.outcome === 'somebody' &&
      differsFromDefault(stored.listState),
    'it is allowed': hasOutcome<RouteGuardOutcomes['ask the server']>('allowed'),
  },
  actions: {
    'store the destination': assign((_, asked: Destination) => ({ requested: asked, problem: null })),
    'store the user': assign((_, stored: RouteGuardOutcomes['read what is stored']) => ({
      uid: stored.outcome === 'somebody' ? stored.uid : '',
    })),
    enter: assign(({ context }) => ({ entered: context.requested })),
    'store the problem': assign((_, answer: RouteGuardOutcomes['ask the server']) => ({
      problem: problemOf(answer),
    })),
    'remember the way back': assign(({ context: { requested, returnPath } }) => ({
      returnPath: requested && !requested.isPublic ? requested.address : returnPath,
      entered: null,
      uid: '',
    })),
  },
})
