import type { Figure } from './figure.ts'

const callers = () => import('../measure/callers.ts')
const deadServices = () => import('../measure/dead-services.ts')
const killedSaves = () => import('../measure/killed-saves.ts')
const largeFiles = () => import('../measure/large-files.ts')
const manySockets = () => import('../measure/many-sockets.ts')
const restarts = () => import('../measure/restarts.ts')

const byFuzz = '`npx -y pnpm@12 fuzz` measures it'

/** The figures of the reliability requirements, in its order. Each measurement is loaded on demand. */
export const allFigures: readonly Figure[] = [
  {
    code: 'R1',
    what: 'services killed in a save',
    aim: 'nothing lost or doubled, on again in 3 s',
    measure: async (seed) => (await killedSaves()).measureKilledServices(seed),
  },
  {
    code: 'R2',
    what: 'gateway killed in a save',
    aim: 'nothing lost or doubled, on again in 2 s',
    measure: async (seed) => (await killedSaves()).measureKilledGateway(seed),
  },
  {
    code: 'R3',
    what: 'everything killed',
    aim: 'nothing acknowledged lost, ready in 3 s',
    measure: async (seed) => (await killedSaves()).measureKilledTree(seed),
  },
  {
    code: 'R4',
    what: 'power lost',
    aim: 'Postgres: nothing lost; embedded: the last 5 s at most',
    measure: async (seed) => (await import('../measure/lost-power.ts')).measureLostPower(seed),
  },
  {
    code: 'R5',
    what: 'rolling restart under load',
    aim: '0 of 20,000 requests failed',
    measure: async () => (await restarts()).measureRolls(),
  },
  {
    code: 'R6',
    what: 'SIGTERM to the end',
    aim: '300 ms idle, 30 s with work, code 0',
    measure: async () => (await restarts()).measureEnds(),
  },
  {
    code: 'R7',
    what: 'a worker crashes',
    aim: 'next answer within 1 s, nobody else notices',
    measure: async () => (await restarts()).measureCrash(),
  },
  { code: 'R8', what: 'requests judged wrongly', aim: '0 of 1,000,000', notTried: byFuzz },
  { code: 'R9', what: 'answers outside the contract', aim: '0 of 100,000', notTried: byFuzz },
  { code: 'R10', what: '5xx by input alone', aim: '0', notTried: byFuzz },
  { code: 'R11', what: 'uncaught errors', aim: '0', notTried: byFuzz },
  {
    code: 'R12',
    what: 'what the gateway adds to a call',
    aim: 'p50 0.5 ms, p99 3 ms',
    measure: async () => (await callers()).measureOverhead(),
  },
  {
    code: 'R13',
    what: 'a dead service',
    aim: '503 in p99 5 ms, used again within 30 s',
    measure: async () => (await deadServices()).measureDead(),
  },
  {
    code: 'R14',
    what: 'a hung service',
    aim: '504 after 15.0 s ± 0.3, 20 KB a call',
    measure: async () => (await deadServices()).measureHung(),
  },
  {
    code: 'R15',
    what: 'retries while every other request fails',
    aim: '1.2 requests for each',
    measure: async () => (await deadServices()).measureRetries(),
  },
  {
    code: 'R16',
    what: 'slow headers, bodies and readers together',
    aim: 'cut in time + 1 s, p99 100 ms, 60 MB',
    measure: async () => (await import('../measure/slow-clients.ts')).measureSlow(),
  },
  {
    code: 'R17',
    what: '10,000 idle sockets in one worker',
    aim: '250 MB, ping p99 50 ms, none dropped',
    measure: async () => (await manySockets()).measureIdleSockets(),
  },
  {
    code: 'R18',
    what: 'a thousand saves at once',
    aim: '60 s, nothing lost',
    measure: async () => (await import('../measure/many-saves.ts')).measureManySaves(),
  },
  {
    code: 'R19',
    what: '10,000 sockets come back',
    aim: 'all within 15 s',
    measure: async () => (await manySockets()).measureReconnects(),
  },
  {
    code: 'R20',
    what: 'a file of 100 MB',
    aim: '20 MB/s, 96 MB',
    measure: async () => (await largeFiles()).measureLargestFile(),
  },
  {
    code: 'R21',
    what: 'a file of 10,000 questions',
    aim: 'first row 150 ms, all 1.5 s',
    measure: async () => (await largeFiles()).measurePreview(),
  },
  {
    code: 'R22',
    what: 'an export of 50,000 questions',
    aim: 'first byte 200 ms, 32 MB',
    measure: async () => (await import('../measure/large-export.ts')).measureLargeExport(),
  },
  {
    code: 'R23',
    what: 'an image of 24 megapixels',
    aim: '1.5 s, 300 MB, huge ones refused in 20 ms',
    measure: async () => (await import('../measure/image.ts')).measureImage(),
  },
  {
    code: 'R24',
    what: 'any TeX',
    aim: '50 ms, 200 kB, nothing thrown',
    measure: async (seed) => (await import('../measure/any-tex.ts')).measureAnyTex(seed),
  },
  {
    code: 'R25',
    what: 'scripts that run from stored texts',
    aim: '0 of 3,200 payloads',
    measure: async () => (await import('../measure/stored-scripts.ts')).measureStoredScripts(),
  },
  {
    code: 'R26',
    what: 'access to what belongs to others',
    aim: 'every row and caller, no surprise',
    byCase: 'B2',
  },
  {
    code: 'R27',
    what: 'a sign-in that ended elsewhere',
    aim: 'calls 1 s, sockets 60 s',
    measure: async () => (await callers()).measureSignOut(),
  },
  {
    code: 'R28',
    what: 'secrets in logs',
    aim: '0',
    byCase: 'B11',
  },
  { code: 'R29', what: 'memory over time', aim: '1 MB an hour', notTried: '`soak` measures it' },
  {
    code: 'R30',
    what: 'a noisy neighbour',
    aim: 'p99 of others + 10 %',
    measure: async () => (await callers()).measureNeighbour(),
  },
  {
    code: 'R31',
    what: 'one of several machines lost',
    aim: 'nothing lost, back in 2 s',
    measure: async () => (await import('../measure/lost-machine.ts')).measureLostMachine(),
  },
  {
    code: 'R32',
    what: 'mutation score',
    aim: '85 %',
    notTried: '`mutation` measures it on a sample',
  },
  {
    code: 'R33',
    what: 'an hour without a connection',
    aim: 'nothing typed lost',
    measure: async () => (await import('../measure/offline-hour.ts')).measureOfflineHour(),
  },
]
