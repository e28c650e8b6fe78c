import { type FaultCase, from } from './fault-case.ts'

const journeys = 'tests/journeys'

/** Part B of the requirements: signing in, tokens and navigation. */
export const signInCases: readonly FaultCase[] = [
  {
    code: 'B1',
    what: 'messages of other windows to the login',
    provenBy: from(
      `${journeys}/sign-in.test.ts`,
      'messages from other windows sign nobody in',
      'the state of another login signs nobody in',
    ),
  },
  {
    code: 'B2',
    what: 'the uid, the token or the ids of another user, on every row',
    provenBy: [
      ...from('tests/conformance/access.test.ts'),
      ...from('tests/conformance/access-coverage.test.ts'),
      ...from('tests/conformance/attempt-access.test.ts'),
      ...from('tests/conformance/foreign-ids.test.ts'),
      ...from('tests/conformance/open-routes.test.ts'),
    ],
  },
  {
    code: 'B3',
    what: 'a sign-in in the browser that was edited by hand',
    provenBy: [
      ...from('packages/web/src/auth/credentials.test.tsx'),
      ...from(`${journeys}/sign-in.test.ts`, 'inconsistent credentials are cleared'),
    ],
  },
  {
    code: 'B4',
    what: 'a token that ends while somebody works',
    provenBy: [
      ...from('packages/gateway/src/sockets/relay-sign-in.test.ts', 'ends when the token is no longer valid'),
      ...from('packages/web/src/api/open-channel.test.tsx'),
      ...from(`${journeys}/navigation.test.ts`, 'an expired token leads to the login'),
    ],
    notTried: 'a token that ends before each single step of a save',
  },
  {
    code: 'B5',
    what: 'signing out in one tab of several',
    provenBy: [
      ...from('packages/web/src/auth/credentials.test.tsx', 'notifies when another tab signs out'),
      ...from('packages/gateway/src/sockets/relay-sign-in.test.ts', 'ends when the user signs out'),
      ...from(`${journeys}/navigation.test.ts`, 'who signed out in another tab'),
      ...from('tests/conformance/sign-in.test.ts', 'the token is valid until sign-out'),
    ],
  },
  {
    code: 'B6',
    what: 'a sign-in window that is blocked, closed or led elsewhere',
    provenBy: [
      ...from('tests/walks/login.test.ts'),
      ...from(`${journeys}/sign-in.test.ts`, 'a window that is closed leads back'),
    ],
  },
  {
    code: 'B7',
    what: 'every answer to the question before a navigation',
    provenBy: [
      ...from('tests/walks/route-guard.test.ts'),
      ...from(`${journeys}/navigation.test.ts`, 'a failed check all lead to the login'),
    ],
  },
  {
    code: 'B8',
    what: 'deep links, back, forward and reload',
    provenBy: [
      ...from(`${journeys}/sign-in.test.ts`, 'reaches the address requested before'),
      ...from(`${journeys}/navigation.test.ts`, 'each navigation asks the server'),
    ],
    notTried: 'a page that the browser kept whole in memory for going back',
  },
  {
    code: 'B9',
    what: 'an address to return to that leads elsewhere',
    provenBy: from('packages/machines/src/route-guard/return-path.test.ts'),
  },
  {
    code: 'B10',
    what: 'guessed passwords',
    provenBy: [
      ...from('packages/services/src/auth/sign-in.test.ts'),
      ...from('tests/conformance/sign-in.test.ts', 'after five failures the account is locked'),
    ],
    notTried: 'the difference in time between unknown users and wrong passwords, as statistics',
  },
  {
    code: 'B11',
    what: 'a token in an address, a log or an error',
    provenBy: from('tests/conformance/secrets-in-logs.test.ts'),
    notTried: 'dumps of a process that crashed, and what proxies of others write',
  },
]
