import { type FaultCase, from } from './fault-case.ts'

const gateway = 'packages/gateway/src'
const database = 'packages/services/src/database'

/** Part H of the requirements: storage, processes, operators and the supply chain. */
export const processCases: readonly FaultCase[] = [
  {
    code: 'H1',
    what: 'everything killed at random while it writes',
    provenBy: from('tests/faults/killed-servers.test.ts'),
  },
  {
    code: 'H2',
    what: 'a second process on the same folder',
    provenBy: [
      ...from(`${database}/lock-data-dir.test.ts`),
      ...from(`${database}/open-database.test.ts`, 'its folder is left unlocked'),
    ],
  },
  {
    code: 'H3',
    what: 'power that fails',
    provenBy: [],
    notTried: 'this machine can not be switched off; what each database then promises stands under R4',
  },
  {
    code: 'H4',
    what: 'a disk that is full or can not be written',
    provenBy: [
      ...from(`${database}/storage-problem.test.ts`),
      ...from('packages/services/src/files/open-file-store.test.ts'),
      ...from('packages/services/src/csv-import/upload/upload-csv.test.ts'),
    ],
    notTried:
      'by a test, a real disk that fills up: its errors are raised by hand; a full file system was tried by hand',
  },
  {
    code: 'H5',
    what: 'a Postgres that goes away',
    provenBy: [
      ...from('tests/faults/fleet.test.ts'),
      ...from(`${database}/open-database.test.ts`, 'an unreachable Postgres'),
    ],
    notTried:
      'by a test, locks of a minute, connections that are all taken, and a Postgres stopped for 40 s (by hand)',
  },
  {
    code: 'H6',
    what: 'several gateways that can not speak to each other',
    provenBy: from(`${gateway}/sockets/relay-sign-in.test.ts`, 'ends when the token is no longer valid'),
    notTried: 'a Redis: the product needs none, each gateway asks the auth service again',
  },
  {
    code: 'H7',
    what: 'a migration that fails, and an old program on a new database',
    provenBy: from(`${database}/migrate.test.ts`),
  },
  {
    code: 'H8',
    what: 'SIGTERM and restarts under load',
    provenBy: [
      ...from(`${gateway}/server.test.ts`, 'a rolling restart under load fails no request'),
      ...from(`${gateway}/drain.test.ts`),
    ],
  },
  {
    code: 'H9',
    what: 'a worker that crashes',
    provenBy: [
      ...from(`${gateway}/supervisor.test.ts`),
      ...from(
        `${gateway}/server.test.ts`,
        'a killed worker is replaced',
        'given that the only worker was killed',
      ),
    ],
  },
  {
    code: 'H10',
    what: 'an event loop that is blocked',
    provenBy: from(`${gateway}/plugins/under-pressure.test.ts`),
  },
  {
    code: 'H11',
    what: 'a clock that jumps',
    provenBy: [],
    notTried: 'no program here can move the clock of the machine; timeouts are taken from the monotonic one',
  },
  {
    code: 'H12',
    what: 'wrong settings',
    provenBy: [
      ...from(`${gateway}/config.test.ts`),
      ...from(`${gateway}/server.test.ts`, 'all errors in the settings', 'a taken port is reported'),
      ...from('packages/services/src/config.test.ts'),
      ...from('scripts/plan.test.ts'),
    ],
  },
  {
    code: 'H13',
    what: 'a day of work without rest',
    provenBy: [],
    notTried: 'a day is too long for a run; `soak` does the same for as long as it is told',
  },
  {
    code: 'H14',
    what: 'dependencies with known holes, or changed',
    provenBy: from('scripts/supply-chain/supply-chain.test.ts'),
  },
  {
    code: 'H15',
    what: 'files that are not for others',
    provenBy: [
      ...from(`${gateway}/plugins/page.test.ts`, 'is not served at'),
      ...from(`${gateway}/server.test.ts`, 'only the operations port shows'),
    ],
  },
]
