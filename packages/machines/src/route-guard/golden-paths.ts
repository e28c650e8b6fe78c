import { errorEvent, doneEvent, type GoldenPath } from '../paths/fixtures.ts'
import { routeGuardFixtures, toList, toListWithFilters, toLogin, toStats } from './fixtures.ts'
import type { RouteGuardEvent } from './guards-and-actions.ts'

const [plain, filtered] = routeGuardFixtures.outcomes['read what is stored'].somebody
const somebody = doneEvent('read what is stored', plain)
const somebodyWithFilters = doneEvent('read what is stored', filtered)
const yes = doneEvent('ask the server', { outcome: 'allowed' })
const no = doneEvent('ask the server', { outcome: 'not allowed' })
const down = doneEvent('ask the server', routeGuardFixtures.outcomes['ask the server'].refused[0])
const turned = doneEvent('turn away', { outcome: 'turned away' })

export const routeGuardGoldenPaths: GoldenPath<RouteGuardEvent>[] = [
  { title: 'an allowed page opens', input: 'start', end: 'entered', events: [toStats, somebody, yes] },
  {
    title: 'without a user id the login is shown',
    input: 'start',
    end: 'turned away',
    events: [toStats, doneEvent('read what is stored', { outcome: 'nobody' }), turned],
  },
  {
    title: 'a no leads to the login',
    input: 'start',
    end: 'turned away',
    events: [toStats, somebody, no, turned],
  },
  {
    title: 'a guard that cannot be asked leads to the login',
    input: 'start',
    end: 'turned away',
    events: [toStats, somebody, down, turned],
  },
  {
    title: 'a call that breaks leads to the login',
    input: 'start',
    end: 'turned away',
    events: [toStats, somebody, errorEvent('ask the server'), turned],
  },
  {
    title: 'a late yes for an old navigation opens nothing',
    input: 'start',
    end: 'reading what is stored',
    events: [toStats, somebody, toList, yes],
  },
  {
    title: 'back on the list with filters the navigation is repeated',
    input: 'start',
    end: 'repeating with filters',
    events: [toStats, somebody, yes, toList, somebodyWithFilters],
  },
  {
    title: 'it is repeated once',
    input: 'start',
    end: 'entered',
    events: [
      toStats,
      somebody,
      yes,
      toList,
      somebodyWithFilters,
      toListWithFilters,
      somebodyWithFilters,
      yes,
    ],
  },
  {
    title: 'the first page is never repeated',
    input: 'start',
    end: 'asking the server',
    events: [toList, somebodyWithFilters],
  },
  {
    title: 'from the list to the list is never repeated',
    input: 'start',
    end: 'asking the server',
    events: [toList, somebody, yes, toList, somebodyWithFilters],
  },
  {
    title: 'the login itself needs no question',
    input: 'start',
    end: 'entered',
    events: [toStats, somebody, no, toLogin],
  },
  {
    title: 'a lost sign-in closes the page',
    input: 'start',
    end: 'turning away',
    events: [toStats, somebody, yes, { type: 'sign-in was lost' }],
  },
]
