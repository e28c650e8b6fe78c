import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { openViaGateway, type OpenChannel, type ReceivedEvent } from '../support/open-channel.ts'
import type { Instructor, World } from '../support/world.ts'

/** A step of a save, as recorded in the history. */
export type SaveStep = {
  at: number
  type: 'connected' | 'broken' | 'sent' | 'acknowledged' | 'saved'
  /** The index of the sent or acknowledged batch. The number of batches stands for `complete`. */
  index?: number
  reason?: string
  /** The revision that was stored. */
  revision?: number
}
export type Save = {
  saveId: string
  quizId: string
  baseRevision: number
  questions: DraftQuestion[]
  batchSize: number
  isPublished: boolean
}
/** Called after each step, so that a test can inject a fault exactly there. */
export type StepObserver = (step: SaveStep) => void

/** Long enough for a server to restart on a busy machine. */
const timeoutMs = 60_000
const retryDelayMs = 100

/** The services refused a save, and would do so again. */
export class RefusedForGood extends Error {
  readonly code: string
  constructor(problem: { code: string }) {
    super(JSON.stringify(problem))
    this.code = problem.code
  }
}

/**
 * Saves like a page: after each interruption it reconnects, asks what has arrived and sends the rest.
 * Resolves with its history when the services respond `saved`. Rejects on a timeout, on a final refusal, or
 * when `signal` aborts.
 */
export const saveWithRetries = async (
  world: World,
  instructor: Instructor,
  save: Save,
  observe: StepObserver = () => {},
  signal?: AbortSignal,
): Promise<SaveStep[]> => {
  const history: SaveStep[] = []
  const record = (step: Omit<SaveStep, 'at'>): void => {
    const recorded = { at: Date.now(), ...step }
    history.push(recorded)
    observe(recorded)
    signal?.throwIfAborted()
  }
  const deadline = Date.now() + timeoutMs
  for (let tries = 0; Date.now() < deadline; tries++) {
    try {
      await using channel = await openViaGateway(world.gatewayUrl, 'questionSaving', instructor)
      record({ type: 'connected' })
      record({ type: 'saved', revision: await saveOverConnection(channel, save, tries > 0, record) })
      return history
    } catch (error) {
      if (error instanceof RefusedForGood || signal?.aborted) throw error
      record({ type: 'broken', reason: String(error) })
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    }
  }
  throw new Error(`The save was not done within ${timeoutMs / 1_000} s: ${JSON.stringify(history.slice(-5))}`)
}

/**
 * Saves over an open connection. After an interruption (`isRetry`) it sends only what is missing. Resolves with the
 * revision that is stored.
 */
export const saveOverConnection = async (
  channel: OpenChannel,
  save: Save,
  isRetry: boolean,
  record: (step: Omit<SaveStep, 'at'>) => void,
): Promise<number> => {
  const ids = { saveId: save.saveId, quizId: save.quizId }
  const total = Math.ceil(save.questions.length / save.batchSize)
  const missing = new Set(Array.from({ length: total }, (_, index) => index))
  if (isRetry) {
    channel.send('resume', ids)
    const response = await receive(channel)
    if (response.event === 'saved') return revisionIn(response)
    for (const index of (response.data as { received: number[] }).received) missing.delete(index)
  }
  for (const index of missing) {
    const questions = save.questions.slice(index * save.batchSize, (index + 1) * save.batchSize)
    channel.send('questions', {
      ...ids,
      index,
      total,
      baseRevision: save.baseRevision,
      questions,
      warnings: [],
      isPublished: save.isPublished,
      isSkippable: false,
      progress: Math.round(((index + 1) / total) * 100),
    })
    record({ type: 'sent', index })
    await receive(channel)
    record({ type: 'acknowledged', index })
  }
  channel.send('complete', ids)
  record({ type: 'sent', index: total })
  for (;;) {
    const response = await receive(channel)
    if (response.event === 'saved') return revisionIn(response)
  }
}

const revisionIn = ({ data }: ReceivedEvent): number => (data as { revision: number }).revision

/** The next event. A temporary problem breaks the connection; any other ends the save. */
const receive = async (channel: OpenChannel): Promise<ReceivedEvent> => {
  const received = await channel.next()
  if (received.event !== 'error') return received
  const problem = received.data as { retryable: boolean; code: string }
  throw problem.retryable ? new Error(problem.code) : new RefusedForGood(problem)
}
