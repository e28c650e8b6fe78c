import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createKeptFiles } from './kept-files.ts'

const start = () => {
  const kept = createKeptFiles<string>({ fileBytes: 40, totalBytes: 100 })
  const loads: string[] = []
  const read = async (key: string, length = 40) => {
    const response = Object.assign(new EventEmitter(), { closed: false })
    const file = await kept.read(key, response as never, async (fits) => {
      loads.push(key)
      return fits(length) ? { head: key, bytes: Buffer.alloc(length) } : undefined
    })
    return { file, close: () => response.emit('close') }
  }
  return { kept, loads, read }
}

test('given a file that several callers read at once and later, then it is loaded once', async () => {
  const { read, loads } = start()
  const read3 = await Promise.all([read('a'), read('a'), read('a')])
  read3.push(await read('a'))
  expect(new Set(read3.map(({ file }) => file!.bytes)).size).toBe(1)
  expect(loads).toEqual(['a'])
})

test('given a file that is too large, then it is not kept, and each caller hears so', async () => {
  const { read, loads } = start()
  expect([(await read('a', 41)).file, (await read('a', 41)).file]).toEqual([undefined, undefined])
  expect(loads).toEqual(['a', 'a'])
})

test('given no room, then the least recently used file is forgotten, but none that is being sent', async () => {
  const { read, loads } = start()
  const [a, b] = [await read('a'), await read('b')]
  expect((await read('c')).file).toBeUndefined()
  b.close()
  expect((await read('c')).file?.head).toBe('c')
  a.close()
  await read('a')
  expect(loads).toEqual(['a', 'b', 'c', 'c'])
  expect((await read('b')).file).toBeUndefined()
})

test('given a file that could not be loaded, then the next caller loads it again and nothing is counted', async () => {
  const { kept, read } = start()
  const response = Object.assign(new EventEmitter(), { closed: false }) as never
  for (let tries = 0; tries < 4; tries++)
    await expect(
      kept.read('a', response, async (fits) => {
        expect(fits(40)).toBe(true)
        throw new Error('broken')
      }),
    ).rejects.toThrow('broken')
  expect((await read('a')).file?.head).toBe('a')
})
