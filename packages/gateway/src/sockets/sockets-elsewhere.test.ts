import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { loadedMessage } from '../workers/supervisor.ts'
import { createConnectionLimit } from './connection-limit.ts'
import { passSocketsOn } from './pass-sockets-on.ts'
import { countSocketsElsewhere, type SocketsMessage } from './sockets-elsewhere.ts'

const limits = {
  socketsPerProcess: 50,
  socketsPerUser: 3,
  socketsUnauthenticated: 3,
  unauthenticatedGraceMs: 500,
}

const createWorker = (id: number) => {
  const process = new EventEmitter()
  const worker = Object.assign(new EventEmitter(), {
    id,
    isConnected: () => true,
    send: (message: SocketsMessage) => process.emit('message', message),
  })
  const limit = createConnectionLimit(
    limits,
    countSocketsElsewhere({
      send: (message) => worker.emit('message', message),
      onMessage: (listener) => process.on('message', listener),
    }),
  )
  return { worker, limit }
}

/** Simulates workers of one supervisor without processes. */
const startMachine = () => {
  const workers: ReturnType<typeof createWorker>[] = []
  const start = () => {
    const started = createWorker(workers.length)
    workers.push(started)
    passSocketsOn(started.worker, () => workers.map(({ worker }) => worker))
    started.worker.emit('message', loadedMessage)
    return started
  }
  return { start }
}
const open = ({ limit }: { limit: ReturnType<typeof createConnectionLimit> }, user: string) => {
  const acquired = limit.acquire('address')
  if (!acquired.ok) throw new Error(acquired.reason)
  return { refusal: acquired.slot.assignUser(user), close: () => acquired.slot.release() }
}

test('given two workers, when a user opens sockets in both, then the limit holds for the sum', () => {
  const machine = startMachine()
  const [one, other] = [machine.start(), machine.start()]
  const first = open(one, 'ada')
  expect([open(other, 'ada').refusal, open(one, 'ada').refusal]).toEqual([undefined, undefined])
  expect(open(other, 'ada').refusal).toBe('tooMany')
  expect(open(other, 'bo').refusal).toBeUndefined()
  first.close()
  expect(open(other, 'ada').refusal).toBeUndefined()
})

test('given a worker that has ended, then its sockets no longer count', () => {
  const machine = startMachine()
  const [one, other] = [machine.start(), machine.start()]
  for (let count = 0; count < 3; count++) open(one, 'ada')
  one.worker.emit('exit')
  expect(open(other, 'ada').refusal).toBeUndefined()
})

test('given a worker that starts later, then it knows the sockets of the others', () => {
  const machine = startMachine()
  const one = machine.start()
  for (let count = 0; count < 3; count++) open(one, 'ada')
  expect(open(machine.start(), 'ada').refusal).toBe('tooMany')
})
