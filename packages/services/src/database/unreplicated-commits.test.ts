import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { refusingUnreplicated } from './unreplicated-commits.ts'

/** A client whose queries succeed, some of them after a notice. */
const scripted = (routines: (string | undefined)[]) => {
  const client = new EventEmitter() as pg.Client
  const answer = async (): Promise<string> => {
    const routine = routines.shift()
    if (routine) client.emit('notice', { routine })
    return 'COMMIT'
  }
  return refusingUnreplicated(client, (...args) => {
    const callback = args.at(-1)
    if (typeof callback !== 'function') return answer()
    void answer().then((result) => callback(undefined, result))
  })
}
const unconfirmed = 'No standby has confirmed this commit.'

test('given a commit whose wait for a standby was ended, then it fails, and the next one succeeds', async () => {
  const query = scripted(['SyncRepWaitForLSN', undefined])
  await expect(query('commit')).rejects.toMatchObject({ message: unconfirmed, code: '57014' })
  expect(await query('commit')).toBe('COMMIT')
})

test('given the same with a callback, then the callback gets the error', async () => {
  const query = scripted(['SyncRepWaitForLSN'])
  expect(await new Promise((resolve) => query('commit', resolve))).toMatchObject({ message: unconfirmed })
})

test('given another notice, then nothing fails', async () => {
  expect(await scripted(['exec_simple_query'])('commit')).toBe('COMMIT')
})
