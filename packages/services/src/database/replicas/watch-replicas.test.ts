import { afterEach, expect, test, vi } from 'vitest'
import { leftOut, type Replica } from './replica.ts'
import { watchReplicas, type Watch } from './watch-replicas.ts'

const lines: string[] = []
const log = {
  info: ({ replica }: { replica: string }) => void lines.push(`${replica} in use`),
  warn: ({ replica, why }: { replica: string; why: string }) => void lines.push(`${replica} ${why}`),
}
type Asked = Pick<Replica, 'name' | 'state' | 'askReplayed'>
const replicaAt = (name: string, askReplayed: Replica['askReplayed']): Asked => ({
  name,
  askReplayed,
  state: leftOut('not asked yet'),
})
let watch: Watch | undefined
afterEach(async () => {
  await watch?.stop()
  lines.length = 0
})
const start = (replicas: Asked[], askPrimary: () => Promise<bigint>) => {
  watch = watchReplicas({ replicas, askPrimary, maxLagMs: 50, log: log as never, pollMs: 5 })
}

test('given replicas of each kind, then only one with little lag is used; changes are logged once', async () => {
  const near = replicaAt('near', async () => 10n)
  const promoted = replicaAt('promoted', async () => undefined)
  const gone = replicaAt('gone', () => Promise.reject(new Error('ECONNREFUSED')))
  const behind = replicaAt('behind', async () => 9n)
  const asked = vi.fn(async () => 10n)
  start([near, promoted, gone, behind], asked)
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(3))
  expect(near.state).toMatchObject({ kind: 'in use', lsn: 10n, lagMs: 0 })
  expect(lines.toSorted()).toEqual([
    'behind too far behind',
    'gone unreachable',
    'near in use',
    'promoted no replica',
  ])
})

test('given a replica that stops while the primary continues, then it is left out until it has caught up', async () => {
  let [written, replayed] = [10n, 10n]
  const replica = replicaAt('one', async () => replayed)
  start([replica], async () => written)
  await vi.waitFor(() => expect(lines).toEqual(['one in use']))
  written = 20n
  await vi.waitFor(() => expect(lines.at(-1)).toBe('one too far behind'))
  replayed = 20n
  await vi.waitFor(() => expect(lines.at(-1)).toBe('one in use'))
})

test('given a primary that cannot be asked, then a replica in use stays in use', async () => {
  let isDown = false
  const replica = replicaAt('one', async () => 10n)
  start([replica], () => (isDown ? Promise.reject(new Error('ECONNREFUSED')) : Promise.resolve(10n)))
  await vi.waitFor(() => expect(lines).toEqual(['one in use']))
  isDown = true
  await vi.waitFor(() => expect(watch!.isPrimaryDown()).toBe(true))
  expect(replica.state.kind).toBe('in use')
})
