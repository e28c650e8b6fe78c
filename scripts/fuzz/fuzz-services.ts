import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { type LearnerCall, learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import { learnerExampleOf } from '../../tests/support/learner-objects.ts'
import { createSharedExamples } from '../../tests/support/row-examples.ts'
import { type Parts, sendRow } from '../../tests/support/send-row.ts'
import type { Instructor, World } from '../../tests/support/world.ts'
import { createRandom, type Random } from './random.ts'
import { spoil } from './spoil.ts'
import { createTally, note, type Tally } from './tally.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

/** Calls that would end the session that other calls need. */
const ending = new Set(['signOut', 'authenticateFrontendRoute'])

type Prepared = { name: string; row: Row; parts: Parts; headers: Record<string, string> }

/** Spoilt requests per object before another row is chosen. */
const requestsPerRow = 16

const spoilParts = (parts: Parts, random: Random): Parts => {
  const keys = (['params', 'query', 'body'] as const).filter((key) => parts[key] !== undefined)
  if (keys.length === 0) return { ...parts, query: { surplus: 'x' } }
  const key = random.pick(keys)
  const spoilt = spoil(parts[key], random)
  if (key === 'body') return { ...parts, body: spoilt }
  // Path and query contain texts, so anything else is converted to text.
  const texts = Object.entries(typeof spoilt === 'object' && spoilt !== null ? spoilt : entryOf(parts, key))
  return {
    ...parts,
    [key]: Object.fromEntries(texts.map(([name, value]) => [name, asText(value).toWellFormed() || 'x'])),
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Sends spoilt requests of every kind directly to the services, including students' calls. None may cause a
 * 5xx.
 */
export const fuzzServices = async (
  world: World,
  instructor: Instructor,
  count: number,
  seed: number,
): Promise<Tally> => {
  const random = createRandom(seed)
  const tally = createTally()
  const exampleOf = createSharedExamples(instructor)
  const instructorRows = (Object.entries(endpoints) as [string, Row][]).filter(
    ([name, row]) => !ending.has(name) && row.upload === undefined,
  )
  const learnerRows = (Object.entries(learnerEndpoints) as [LearnerCall, Row][]).filter(
    ([, row]) => row.upload === undefined,
  )
  const prepare = async (): Promise<Prepared> => {
    if (random.chance(60)) {
      const [name, row] = random.pick(instructorRows)
      return { name, row, parts: await exampleOf(row), headers: instructor.headers }
    }
    const [name, row] = random.pick(learnerRows)
    const { parts, token } = await learnerExampleOf(name, row, world, instructor)
    return { name, row, parts, headers: { authorization: token } }
  }
  while (tally.tried < count) {
    const { name, row, parts, headers } = await prepare()
    for (let index = 0; index < requestsPerRow && tally.tried < count; index++) {
      const spoilt = spoilParts(parts, random)
      const { status, text } = await sendRow(world.servicesUrl, row, spoilt, headers)
      tally.tried++
      if (status < 300) tally.accepted++
      if (status >= 500) note(tally.serverErrors, `${name} ${status} for ${JSON.stringify(spoilt)}: ${text}`)
    }
  }
  return tally
}
