import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from './open-embedded.ts'
import { asOneCaller } from './serve-in-order.ts'
import { readDump } from './test-database.ts'

const client = await openEmbedded({ loadDataDir: await readDump() })
afterAll(() => client.close())

/** Occupies the database until it is released, while others queue. */
const occupy = () => {
  const released = Promise.withResolvers<void>()
  const done = client.transaction(() => released.promise)
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
