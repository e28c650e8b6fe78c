import { problems } from '@quizwright/contracts/problems.ts'
import { problemBody } from '@quizwright/contracts/schemas/problem.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { startGateway, type GatewayOptions } from '@quizwright/gateway/start-gateway.ts'
import { startScriptedUpstream } from '@quizwright/gateway/test-support/scripted-upstream.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRows, type NamedRow } from '../conformance/rows.ts'
import { isLongForm } from '../support/long-form.ts'
import { highLimits } from '../support/high-limits.ts'
import { fillPlaceholders } from '../support/placeholders.ts'
import { soundQuestion } from '../support/seed-objects.ts'
import { sendRow, type Parts } from '../support/send-row.ts'
import { secret, upstreamFaults } from './upstream-faults.ts'

const uid = 'U1'
const headers = { uid, authorization: `good-${uid}` }
const file = { name: 'a.csv', type: 'text/csv', content: Buffer.from('a') }
const placeholders = JSON.stringify(allRows.map(({ row }) => row.example)).match(/\$[A-Za-z0-9]+/g) ?? []
/** The gateway only needs ids of the right form. */
const objects = {
  ...Object.fromEntries(placeholders.map((name) => [name, 'X1'])),
  $instructor: uid,
  $email: 'ada@example.org',
  $platform: 'uni-id',
  $colleagueEmail: 'grace@example.org',
  $csv: file,
  $image: file,
  $practiceQuestion: soundQuestion(1),
}
// The scripted upstream itself responds to authenticateFrontendRoute, so that the gateway knows its callers.
const rows = allRows.filter(({ name }) => name !== 'authenticateFrontendRoute')
/** One row of each kind that the gateway treats in its own way. */
const rowsOfEachKind = [
  ...new Map(
    rows.map((named) => {
      const { service, method, access, upload, limits } = named.row
      return [`${service} ${method} ${access} ${upload !== undefined} ${limits?.slow}`, named] as const
    }),
  ).values(),
]
/** The quick form tries every row with one fault, and one row of each kind with the others. */
const rowsFor = (fault: string): readonly NamedRow[] =>
  isLongForm || fault === Object.keys(upstreamFaults)[0] ? rows : rowsOfEachKind
/**
 * Concurrent requests, few enough that time limits pass because nothing arrives and not because the test is
 * busy.
 */
const concurrency = 10

type Gateway = Awaited<ReturnType<typeof startGateway>>
let upstream: Awaited<ReturnType<typeof startScriptedUpstream>>
let patientGateway: Gateway
let impatientGateway: Gateway

const start = (limits: GatewayOptions['limits']): Promise<Gateway> =>
  startGateway({
    upstreams: { quiz: upstream.url, main: upstream.url, auth: upstream.url },
    limits: { ...highLimits, breakerFailures: 1_000_000, ...limits },
  })

beforeAll(async () => {
  upstream = await startScriptedUpstream()
  patientGateway = await start({})
  impatientGateway = await start({
    answerHeadersMs: 60,
    answerBodyIdleMs: 60,
    deadlineMs: 120,
    uploadMs: 120,
  })
})
afterAll(async () => {
  await patientGateway.close()
  await impatientGateway.close()
  await upstream[Symbol.asyncDispose]()
})

const requestRow = async (gateway: Gateway, { name, row }: NamedRow) => {
  const parts = fillPlaceholders(row.example, objects) as Parts
  const { body, text } = await sendRow(
    `${gateway.url}/api`,
    row,
    parts,
    row.access === 'public' ? {} : headers,
  )
  const { status, code, message } = body as Record<string, unknown>
  return {
    name,
    status,
    code,
    message,
    isProblem: validate(problemBody, body).ok,
    showsSecret: text.includes(secret),
  }
}

test.for(Object.entries(upstreamFaults))(
  'given %s from a service, the gateway responds to its rows with the matching problem',
  async ([fault, { script, code }]) => {
    const asked = rowsFor(fault)
    upstream.respondBy(script)
    const gateway = code === 'UPSTREAM_TIMEOUT' ? impatientGateway : patientGateway
    const responses: Awaited<ReturnType<typeof requestRow>>[] = []
    for (let first = 0; first < asked.length; first += concurrency) {
      const group = asked.slice(first, first + concurrency)
      responses.push(...(await Promise.all(group.map((row) => requestRow(gateway, row)))))
    }
    const { status, message } = problems[code]
    const expected = { status, code, message, isProblem: true, showsSecret: false }
    expect(responses).toEqual(asked.map(({ name }) => ({ name, ...expected })))
  },
)
