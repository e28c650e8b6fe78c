import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTurns } from '../scheduling/turns.ts'
import { encodeUpload } from './encode-upload.ts'

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1d5fbf' } })
  .png()
  .toBuffer()

const start = () => {
  const turns = {
    uploading: createTurns({ atOnce: 2, perPerson: 1, waiting: 2, waitingPerPerson: 1 }),
    encoding: createTurns({ atOnce: 1, perPerson: 1, waiting: 9, waitingPerPerson: 9 }),
  }
  const read: string[] = []
  /** An upload whose body arrives once it is asked for and `arrive` was called. */
  const upload = (owner: string, contestedMs = 60_000) => {
    const arrival = Promise.withResolvers<void>()
    const content = (async function* () {
      read.push(owner)
      await arrival.promise
      yield png
    })()
    const { signal } = new AbortController()
    const encoded = encodeUpload({ owner, content, signal, turns, contestedMs })
    encoded.catch(() => undefined)
    return { arrive: () => arrival.resolve(), encoded }
  }
  return { read, upload }
}

test('given uploads beyond the places, then no byte of theirs is read before it is their turn', async () => {
  const { read, upload } = start()
  const [first, second, third] = [upload('a'), upload('b'), upload('c')]
  await Promise.resolve()
  expect(read).toEqual(['a', 'b'])
  second.arrive()
  expect(await second.encoded).toMatchObject({ width: 8, ending: 'png' })
  await expect.poll(() => read).toEqual(['a', 'b', 'c'])
  first.arrive()
  third.arrive()
  await Promise.all([first.encoded, third.encoded])
})

test('given many uploads of one attempt, then one is read, one waits, and the others are refused', async () => {
  const { read, upload } = start()
  const uploads = Array.from({ length: 4 }, () => upload('a'))
  for (const { encoded } of uploads.slice(2))
    await expect(encoded).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(read).toEqual(['a'])
  const other = upload('b')
  other.arrive()
  expect(await other.encoded).toMatchObject({ width: 8 })
  for (const { arrive } of uploads) arrive()
  await Promise.all([uploads[0]!.encoded, uploads[1]!.encoded])
})

test('given bodies that never end, then they are given up once others wait', async () => {
  const { read, upload } = start()
  const stalled = [upload('a', 40), upload('b', 40)]
  const honest = upload('c')
  honest.arrive()
  expect(await honest.encoded).toMatchObject({ width: 8 })
  await expect(Promise.race(stalled.map(({ encoded }) => encoded))).rejects.toMatchObject({
    code: 'TOO_SLOW',
  })
  expect(read).toEqual(['a', 'b', 'c'])
})
