/** Profiles the CPU time of the main thread and the workers of a process of this folder. */
import { Session } from 'node:inspector/promises'
import type { Profiler } from 'node:inspector'

/** The self time of a function, in microseconds. */
export type SelfTime = { functionName: string; url: string; microseconds: number }

const sampleEveryMicroseconds = 200
const session = new Session()
/** For each worker id, a function that sends a command and resolves with the result. */
const workers = new Map<string, (method: string, params?: object) => Promise<unknown>>()

let isConnected = false
const connect = async (): Promise<void> => {
  if (isConnected) return
  isConnected = true
  session.connect()
  const waiting = new Map<number, (result: unknown) => void>()
  let last = 0
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
    workers.set(sessionId, (method, params) => {
      const id = ++last
      const answered = new Promise((resolve) => waiting.set(id, resolve))
      void session.post('NodeWorker.sendMessageToWorker', {
        sessionId,
        message: JSON.stringify({ id, method, params }),
      })
      return answered
    })
  })
  session.on('NodeWorker.detachedFromWorker', ({ params: { sessionId } }) => workers.delete(sessionId))
  session.on('NodeWorker.receivedMessageFromWorker', ({ params: { message } }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown }
    if (id !== undefined) waiting.get(id)?.(result)
  })
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
}

const selfTimesOf = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): SelfTime[] => {
  const byNode = new Map<number, number>()
  samples.forEach((node, index) => byNode.set(node, (byNode.get(node) ?? 0) + (timeDeltas[index] ?? 0)))
  return nodes.flatMap(({ id, callFrame: { functionName, url } }) => {
    const microseconds = byNode.get(id) ?? 0
    return microseconds > 0 ? [{ functionName, url, microseconds }] : []
  })
}

const everyThread = async (method: string, params?: object): Promise<unknown[]> =>
  Promise.all([session.post(method, params), ...[...workers.values()].map((post) => post(method, params))])

export const startProfile = async (): Promise<void> => {
  await connect()
  await everyThread('Profiler.enable')
  await everyThread('Profiler.setSamplingInterval', { interval: sampleEveryMicroseconds })
  await everyThread('Profiler.start')
}

export const stopProfile = async (): Promise<SelfTime[]> =>
  ((await everyThread('Profiler.stop')) as { profile: Profiler.Profile }[]).flatMap(({ profile }) =>
    selfTimesOf(profile),
  )
