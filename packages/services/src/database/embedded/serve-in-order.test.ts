import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from './open-embedded.ts'
import { asOneCaller, inStudentsLine } from './serve-in-order.ts'
import { readDump } from '../testing/test-database.ts'

const client = await openEmbedded({ loadDataDir: await readDump() })
afterAll(() => client.close())

/** Occupies the database until it is released, while others queue. */
const occupy = (by: Pick<typeof client, 'transaction'> = client) => {
  const released = Promise.withResolvers<void>()
  const done = by.transaction(() => released.promise)
  return async () => {
    released.resolve()
    await done
  }
}

test('a later query of who asked first is served before the first query of who came later', async () => {
  const served: string[] = []
  const ask = async (name: string) => {
    await client.query('select 1')
    served.push(name)
  }
  const release = occupy()
  const goOn = Promise.withResolvers<void>()
  const early = asOneCaller(async () => {
    await goOn.promise
    await ask('early')
  })
  const late = asOneCaller(() => ask('late'))
  const jobs = [ask('job 1'), ask('job 2')]
  goOn.resolve()
  await Promise.resolve()
  await release()
  await Promise.all([early, late, ...jobs])
  expect(served).toEqual(['early', 'late', 'job 1', 'job 2'])
})

test('the next one is served after one that failed', async () => {
  const release = occupy()
  const failing = client.query('select 1 / 0').catch((error: Error) => error.message)
  const next = client.query('select 2 as two')
  await release()
  expect([await failing, (await next).rows]).toEqual(['division by zero', [{ two: 2 }]])
})

test.each([
  ['an instructor who comes to a line of students', inStudentsLine(client), client],
  ['a student who comes to a line of jobs', client, inStudentsLine(client)],
])('%s is served after whoever is served already', async (_, many, one) => {
  const served: string[] = []
  const ask = async (line: Pick<typeof client, 'query'>, name: string) => {
    await line.query('select 1')
    served.push(name)
  }
  const release = occupy(many)
  const line = ['first', 'second', 'third'].map((name) => ask(many, name))
  await setTimeout(5)
  const last = ask(one, 'who came last')
  await setTimeout(5)
  await release()
  await Promise.all([...line, last])
  expect(served).toEqual(['who came last', 'first', 'second', 'third'])
})
