import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'
import recordedResponses from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import { fillPath, writeQuery } from '@quizwright/contracts/http/prepare-request.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { startGateway } from '@quizwright/gateway/start-gateway.ts'
import { startScriptedUpstream } from '@quizwright/gateway/test-support/scripted-upstream.ts'
import { Pool } from 'undici'
import { highLimits } from '../../tests/support/high-limits.ts'
import { createRandom, type Random } from './random.ts'
import { spoil, spoilText } from './spoil.ts'
import { createTally, note, type Tally } from './tally.ts'

const uid = 'X1'
const headers = { uid, authorization: `good-${uid}` }
/** Concurrent requests. */
const concurrency = 16

const fill = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(/\$[A-Za-z0-9]+/g, uid))

type Target = { name: EndpointName; row: Row; answer: unknown }
const targets: readonly Target[] = (Object.entries(endpoints) as [EndpointName, Row][])
  // The scripted service answers these two by itself: they tell it who calls.
  .filter(([name, row]) => name !== 'authenticateFrontendRoute' && row.upload === undefined)
  .map(([name, row]) => ({ name, row, answer: (recordedResponses as Record<string, unknown>)[name] }))

const pathOf = ({ row }: Target): string =>
  `/api/${fillPath(row.path, fill(row.example.params ?? {}) as Record<string, string>)}` +
  writeQuery(fill(row.example.query ?? {}) as Record<string, string>)

/** The text of a response, and whether the contract accepts it. */
const drawAnswer = ({ row, answer }: Target, random: Random): { text: string; isGood: boolean } => {
  if (random.chance(20)) return { text: JSON.stringify(answer), isGood: true }
  const value = spoil(answer, random)
  const text = JSON.stringify(value) ?? 'null'
  if (random.chance(10)) return { text: spoilText(text, random), isGood: false }
  return { text, isGood: validate(row.response, JSON.parse(text)).ok }
}

type Received = { status: number; text: string }

/**
 * Sends generated requests through a whole gateway to a service with generated responses. Exactly what the
 * contract accepts must get through, and no request may cause a 5xx.
 */
export const fuzzGateway = async (
  count: number,
  seed: number,
): Promise<{ requests: Tally; answers: Tally }> => {
  const random = createRandom(seed)
  const requests = createTally()
  const answers = createTally()
  const scripts = new Map<string, string>()
  await using upstream = await startScriptedUpstream((request, response) => {
    // The sender of a request selects the response through the one header that the gateway forwards
    // unchanged.
    const text = scripts.get(String(request.headers['x-request-id'])) ?? '{}'
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
    upstream.received.length = 0
  })
  const gateway = await startGateway({
    upstreams: { quiz: upstream.url, main: upstream.url, auth: upstream.url },
    limits: { ...highLimits, breakerFailures: 1_000_000_000 },
  })
  const pool = new Pool(gateway.url, { connections: concurrency })

  const send = async (id: string, target: Target, body: string | undefined): Promise<Received> => {
    const { statusCode, body: answer } = await pool.request({
      path: pathOf(target),
      method: target.row.method,
      headers: {
        ...(target.row.access !== 'public' && headers),
        'x-request-id': id,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body ?? null,
    })
    return { status: statusCode, text: await answer.text() }
  }

  const tryRequest = async (id: string, target: Target): Promise<void> => {
    const { name, row, answer } = target
    scripts.set(id, JSON.stringify(answer))
    const example = fill(row.example.body)
    const value = random.chance(30) ? example : spoil(example, random)
    const text = random.chance(10) ? spoilText(JSON.stringify(value), random) : JSON.stringify(value)
    const { status, text: received } = await send(id, target, text ?? 'null')
    requests.tried++
    if (status >= 500) return note(requests.serverErrors, `${name} ${status} for ${text}: ${received}`)
    if (status === 200) requests.accepted++
    const parsed = parse(text)
    const plain = parsed.ok ? validate(defined(row.body, 'row.body'), parsed.value) : undefined
    if (status === 200 && !plain?.ok) note(requests.differences, `${name} accepts ${text}`)
    const findings = plain?.ok && row.rules ? toProblem(row.rules(plain.data as never)) : undefined
    if (status === 422 && plain?.ok && !findings && isPlainText(text))
      note(requests.differences, `${name} refuses ${text}: ${received}`)
  }

  const tryAnswer = async (id: string, target: Target): Promise<void> => {
    const { name, row } = target
    const { text, isGood } = drawAnswer(target, random)
    scripts.set(id, text)
    const body = row.body ? JSON.stringify(fill(row.example.body)) : undefined
    const { status, text: received } = await send(id, target, body)
    // A request whose example needs objects beyond ids never reaches the service.
    if (status === 422 || status === 403) return
    answers.tried++
    if (status === 200) answers.accepted++
    const out = parse(received)
    if (status === 200 && !(out.ok && validate(row.response, out.value).ok))
      note(answers.differences, `${name} lets ${text} out as ${received}`)
    if (status !== 200 && status !== 502)
      note(answers.serverErrors, `${name} ${status} for the answer ${text}`)
    if (status === 502 && isGood && isPlainText(text))
      note(answers.differences, `${name} refuses the answer ${text}`)
  }

  try {
    let left = count
    const withBody = targets.filter(({ row }) => row.body !== undefined)
    await Promise.all(
      Array.from({ length: concurrency }, async (_, lane) => {
        for (; left > 0; left--) {
          const id = `fuzz-${lane}-${left}`
          if (left % 2 === 0) await tryRequest(id, random.pick(withBody))
          else await tryAnswer(id, random.pick(targets))
          scripts.delete(id)
        }
      }),
    )
  } finally {
    await pool.destroy()
    await gateway.close()
  }
  return { requests, answers }
}

const parse = (text: string): { ok: true; value: unknown } | { ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/**
 * Whether JSON text contains nothing that is refused regardless of the schema: depth, NUL, unpaired
 * surrogates, prototypes.
 */
const isPlainText = (text: string): boolean =>
  !/\\u0000|\\ud[89a-f]|__proto__/i.test(text) && (text.match(/[[{]/g)?.length ?? 0) < 500 && !isDeep(text)

const isDeep = (text: string): boolean => {
  let depth = 0
  let deepest = 0
  for (const char of text) {
    if (char === '[' || char === '{') deepest = Math.max(deepest, ++depth)
    else if (char === ']' || char === '}') depth--
  }
  return deepest > 30
}
