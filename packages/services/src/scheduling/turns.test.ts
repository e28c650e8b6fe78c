import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

const start = (limits: Partial<Parameters<typeof createTurns>[0]> = {}) => {
  const turns = createTurns({ atOnce: 2, perPerson: 1, waiting: 3, waitingPerPerson: 2, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (person: string, name: string, signal?: AbortSignal) => {
    const asked = turns.take(person, signal).then((end) => {
      begun.push(name)
      ends.set(name, end)
    })
    asked.catch(() => undefined)
    return asked
  }
  const end = async (name: string) => {
    ends.get(name)!()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { turns, begun, ask, end }
}

test('given more work than runs at a time, then it starts in order of arrival', async () => {
  const { turns, begun, ask, end } = start()
  await Promise.all([ask('a', 'a1'), ask('b', 'b1')])
  void ask('c', 'c1')
  void ask('d', 'd1')
  expect([begun, turns.isContested()]).toEqual([['a1', 'b1'], true])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect([begun.at(-1), turns.isContested()]).toEqual(['d1', false])
})

test('given work that waits, then its place in line is known, and no more once it is started', async () => {
  const { turns, ask, end } = start({ atOnce: 1 })
  await ask('a', 'a1')
  void ask('b', 'b1')
  void ask('c', 'c1')
  expect(['a', 'b', 'c', 'd'].map(turns.placeOf)).toEqual([undefined, 1, 2, undefined])
  await end('a1')
  expect(['b', 'c'].map(turns.placeOf)).toEqual([undefined, 1])
})

test("given one person's work that waits, then another person's is started before it", async () => {
  const { begun, ask, end } = start()
  await ask('a', 'a1')
  void ask('a', 'a2')
  await ask('b', 'b1')
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('given too much waiting work of one person or in all, then more is refused', async () => {
  const { ask } = start()
  await ask('a', 'a1')
  void ask('a', 'a2')
  void ask('a', 'a3')
  await expect(ask('a', 'a4')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await ask('b', 'b1')
  void ask('c', 'c1')
  await expect(ask('d', 'd1')).rejects.toMatchObject({ code: 'BUSY', retryAfterSeconds: 3 })
})

test('given a caller who leaves the line, then the next one starts, and a turn ends only once', async () => {
  const { begun, ask, end } = start({ atOnce: 1 })
  const caller = new AbortController()
  await ask('a', 'a1')
  const left = ask('b', 'b1', caller.signal)
  void ask('c', 'c1')
  void ask('d', 'd1')
  caller.abort()
  await expect(left).rejects.toMatchObject({ name: 'AbortError' })
  await end('a1')
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
})

test('given work that fails, then its turn ends', async () => {
  const { turns } = start({ atOnce: 1 })
  const failing = turns.run('a', async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await turns.run('a', async () => 'done')).toBe('done')
})
