import { channels, type ChannelName } from '../channels.ts'
import type { Row } from '../define.ts'
import { endpoints } from '../endpoints.ts'
import { learnerEndpoints } from '../endpoints/learner.ts'
import { type ExpensiveWork, expensiveWork, type ExpensiveWorkName } from '../expensive-work.ts'
import { wireLimits } from '@quizwright/domain/limits.ts'
import { problems } from '../problems.ts'
import { frameLimit, type Side } from '../sockets/frames.ts'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const line = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`
const heading = (...names: string[]): string[] => [line(...names), `|${' --- |'.repeat(names.length)}`]

const serviceNames = { auth: 'Auth service', main: 'Main service', quiz: 'Quiz service' } as const

const noteOnAccess: Record<Row['access'], string> = {
  public: 'Needs no sign-in.',
  attempt: 'Needs the attempt’s token.',
  student: 'Needs the student’s token.',
  instructor: '',
}

/** The requirements and limits of a row, in addition to its method and path. */
const notesOn = (row: Row): string =>
  [
    noteOnAccess[row.access],
    row.extension ? 'Extension: services may lack it.' : '',
    row.idempotent === 'by key' ? 'Idempotent by its Idempotency-Key.' : '',
    row.idempotent && row.idempotent !== 'by key' ? 'Idempotent.' : '',
    row.rules ? 'Checked by rules.' : '',
    row.scope?.instructor ? 'Only the caller’s own instructor id.' : '',
    row.scope?.owned
      ? `Needs the role ${row.scope.right} for the ${[...new Set(Object.values(row.scope.owned))].join(', ')}.`
      : '',
    row.limits?.responseBytes && row.limits.responseBytes > wireLimits.responseBytes
      ? `Responses up to ${row.limits.responseBytes / 1024 ** 2} MiB.`
      : '',
  ]
    .filter((note) => note !== '')
    .join(' ')

/** A page that lists all endpoints by service. */
export const endpointsPage = (): string => {
  const list = (title: string, rows: readonly [string, Row][]) => [
    '',
    `## ${title}`,
    '',
    ...heading('name', 'call', 'what it does', 'notes'),
    ...rows.map(([name, row]) => line(name, `\`${row.method} ${row.path}\``, row.summary, notesOn(row))),
  ]
  const rows = Object.entries<Row>(endpoints)
  const tables = (Object.keys(serviceNames) as (keyof typeof serviceNames)[]).flatMap((service) =>
    list(
      serviceNames[service],
      rows.filter(([, row]) => row.service === service),
    ),
  )
  const learners = list('Learner’s page', Object.entries<Row>(learnerEndpoints))
  return [
    '# REST calls',
    '',
    'Written from `packages/contracts/src/endpoints.ts` and `endpoints/learner.ts` by `npx -y ' +
      'pnpm@12 documents`. Paths begin with `/api/`, except those of the learner’s page, ' +
      'whose calls go directly to the services.',
    ...tables,
    ...learners,
    ...expensiveTable([...rows, ...Object.entries<Row>(learnerEndpoints)]),
    '',
  ].join('\n')
}

/** Each kind of expensive work with its cost, how many pieces run and wait, and the calls that queue for it. */
const expensiveTable = (rows: readonly [string, Row][]): string[] => [
  '',
  '## Expensive work',
  '',
  'A call queues for this work, in each process of the services, and reads no file before its turn. Beyond ' +
    'those that may wait, the response is BUSY, or TOO_MANY_REQUESTS if they are of one person. All other calls ' +
    'of an instructor share six connections to the database at most, students have connections of their own, ' +
    'and jobs (grading, corrections, solutions) run one after the other.',
  '',
  ...heading('work', 'what one piece takes', 'at a time', 'of one person', 'may wait', 'calls'),
  ...Object.entries<ExpensiveWork>(expensiveWork).map(([name, work]) =>
    line(
      `**${name}**: ${work.what}`,
      work.cost,
      work.atOnce === 'cores' ? 'one for each core' : String(work.atOnce),
      String(work.perPerson),
      `${work.waiting}, ${work.waitingPerPerson} of one person`,
      rows
        .filter(([, row]) => row.work?.includes(name as ExpensiveWorkName))
        .map(([call]) => `\`${call}\``)
        .join(', '),
    ),
  ),
]

type EventRow = { summary: string; acknowledged?: true; isLast?: true; after?: readonly string[] }

const notesOnEvent = ({ acknowledged, isLast, after }: EventRow): string =>
  [
    after ? `Only after ${after.map((event) => `\`${event}\``).join(' or ')}.` : '',
    acknowledged ? 'Acknowledged before many more are sent.' : '',
    isLast ? 'The last event of the job.' : '',
  ]
    .filter((note) => note !== '')
    .join(' ')

const eventsOf = (name: ChannelName, side: Side): string[] => [
  '',
  `### ${side === 'fromBrowser' ? 'From the browser' : 'From the service'}`,
  '',
  ...heading('event', 'meaning', 'maximum size', 'notes'),
  ...Object.entries<EventRow>(channels[name][side]).map(([event, row]) =>
    line(`\`${event}\``, row.summary, `${frameLimit(name, side, event) / 1024} KiB`, notesOnEvent(row)),
  ),
]

/** A page that lists the events of both socket channels. */
export const channelsPage = (): string =>
  [
    '# Socket channels',
    '',
    'Written from `packages/contracts/src/channels.ts` by `npx -y pnpm@12 documents`. A frame is ' +
      'JSON `{ event, data }`; `asyncapi.json` beside this page has the form of each `data`.',
    ...(Object.keys(channels) as ChannelName[]).flatMap((name) => [
      '',
      `## \`${channels[name].path}\``,
      '',
      channels[name].summary,
      ...eventsOf(name, 'fromBrowser'),
      ...eventsOf(name, 'fromService'),
    ]),
    '',
  ].join('\n')

export const problemsPage = (): string =>
  [
    '# Problems',
    '',
    'Written from `packages/contracts/src/problems.ts` by `npx -y pnpm@12 documents`. What a person ' +
      'sees of each kind is in `docs/errors.md`.',
    '',
    ...heading('code', 'status', 'sentence', 'may succeed later'),
    ...Object.entries(problems).map(([code, problem]) =>
      line(`\`${code}\``, String(problem.status), problem.message, 'retryable' in problem ? 'yes' : ''),
    ),
    '',
  ].join('\n')
