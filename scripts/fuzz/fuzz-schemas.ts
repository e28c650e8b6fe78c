import { isDeepStrictEqual } from 'node:util'
import { channels } from '@quizwright/contracts/channels.ts'
import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import recordedResponses from '@quizwright/contracts/recorded-responses.json' with { type: 'json' }
import { wireLimits } from '@quizwright/domain/limits.ts'
import { readFrame } from '@quizwright/contracts/sockets/frames.ts'
import { validateInput } from '@quizwright/server/validation/validate-input.ts'
import { validateResponse } from '@quizwright/server/validation/validate-response.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { createRandom, type Random } from './random.ts'
import { spoil, spoilText } from './spoil.ts'
import { createTally, note, type Tally } from './tally.ts'
import { type Schema, vary } from './vary.ts'

type ContractSchema = NonNullable<Row['body']>

const rows: readonly (readonly [string, Row])[] = [
  ...Object.entries(endpoints),
  ...Object.entries(learnerEndpoints),
]
/** The name of a schema, the schema, and a valid example if one is known. */
type Target = { name: string; schema: ContractSchema; example: unknown }

/** Replaces the placeholders of an example by ids. */
const fillIds = (example: unknown): unknown =>
  JSON.parse(JSON.stringify(example ?? null).replaceAll(/\$[A-Za-z0-9]+/g, 'X1'))

const inputs: readonly Target[] = rows.flatMap(([name, row]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = row[part] as ContractSchema | undefined
    return schema ? [{ name, schema, example: fillIds(row.example[part]) }] : []
  }),
)
const outputs: readonly Target[] = rows.map(([name, { response }]) => ({
  name,
  schema: response,
  example: (recordedResponses as Record<string, unknown>)[name],
}))
const frames = Object.entries(channels).flatMap(([channel, { fromBrowser }]) =>
  Object.entries(fromBrowser).map(([event, { data }]) => ({
    channel: channel as keyof typeof channels,
    event,
    schema: data as ContractSchema,
  })),
)

/** A value that a schema may accept, or one with up to three errors. */
const draw = (schema: ContractSchema, random: Random, example?: unknown): unknown => {
  const isKnown = example !== undefined && example !== null
  let value = isKnown && random.chance(50) ? example : vary(schema as unknown as Schema, random)
  if (random.chance(40)) return value
  for (let wrong = random.below(3); wrong >= 0; wrong--) value = spoil(value, random)
  return value
}

/**
 * Unpaired surrogates, NUL and deep nesting are refused everywhere, which plain schemas do not check in loose
 * fields.
 */
const isStorable = (value: unknown, depth = 1): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth > wireLimits.jsonDepth) return false
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part, depth + 1))
}

const tryInput = (random: Random, tally: Tally): void => {
  const { name, schema, example } = random.pick(inputs)
  const value = draw(schema, random, example)
  const plain = validate(schema, value)
  const checked = validateInput(schema, value)
  const shouldPass = plain.ok && isStorable(plain.data)
  if (checked.ok) tally.accepted++
  const agree =
    checked.ok === shouldPass && (!checked.ok || !plain.ok || isDeepStrictEqual(checked.data, plain.data))
  if (!agree)
    note(tally.differences, `${name} ${checked.ok ? 'accepts' : 'refuses'} ${JSON.stringify(value)}`)
}

const tryOutput = (random: Random, tally: Tally): void => {
  const { name, schema, example } = random.pick(outputs)
  const value = draw(schema, random, example)
  const text = JSON.stringify(value) ?? 'null'
  const received: unknown = JSON.parse(text)
  const plain = validate(schema, received)
  const checked = validateResponse(schema, received)
  if (!checked.ok) {
    if (plain.ok && isStorable(received)) note(tally.differences, `${name} refuses the answer ${text}`)
    return
  }
  tally.accepted++
  if (!plain.ok) return note(tally.differences, `${name} lets the answer ${text} out`)
  // Only properties that the contract does not name may be left out. The rest must stay valid.
  const again = validateResponse(schema, structuredClone(checked.data))
  if (!again.ok || JSON.stringify(again.data) !== JSON.stringify(checked.data))
    note(tally.differences, `${name} lets fields of ${text} out`)
}

const tryFrame = (random: Random, tally: Tally): void => {
  const { channel, event, schema } = random.pick(frames)
  const data = draw(schema, random)
  const text = JSON.stringify({ event, data })
  const sent = random.chance(80) ? text : spoilText(text, random)
  const frame = readFrame(channel, 'fromBrowser', sent)
  if (frame.ok) tally.accepted++
  if (sent !== text) return
  const plain = validate(schema, JSON.parse(text).data)
  const shouldPass = plain.ok && isStorable(plain.data)
  const isLong = !frame.ok && frame.problem.code === 'BODY_TOO_LARGE'
  const isDeep = !frame.ok && frame.problem.code === 'MALFORMED'
  if (frame.ok !== shouldPass && !isLong && !isDeep)
    note(tally.differences, `${event} is ${frame.ok ? 'accepted' : 'refused'}: ${text}`)
}

/**
 * Compares how gateway and services treat generated requests, responses and frames with what the contract's
 * schemas say. Uses the same functions without a network.
 */
export const fuzzSchemas = (count: number, seed: number): { requests: Tally; answers: Tally } => {
  const random = createRandom(seed)
  const requests = createTally()
  const answers = createTally()
  for (let index = 0; index < count; index++) {
    const tally = index % 3 === 1 ? answers : requests
    tally.tried++
    try {
      if (index % 3 === 0) tryInput(random, tally)
      else if (index % 3 === 1) tryOutput(random, tally)
      else tryFrame(random, tally)
    } catch (error) {
      note(tally.serverErrors, `thrown: ${String(error)}`)
    }
  }
  return { requests, answers }
}
