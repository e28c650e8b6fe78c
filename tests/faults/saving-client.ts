import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { openViaGateway, type Heard, type OpenChannel } from '../support/open-channel.ts'
import type { Instructor, World } from '../support/world.ts'

/** What a save did, step by step: the recorder's history. */
export type Step = {
  at: number
  did: 'connected' | 'broke' | 'sent' | 'acknowledged' | 'saved'
  index?: number
  why?: string
}
export type Save = {
  saveId: string
  quizId: string
  baseRevision: number
  questions: DraftQuestion[]
  batchSize: number
  isPublished: boolean
}
/** Called when something happened, so that a test can strike at exactly that moment. */
export type Observer = (step: Step) => void

/** Long enough for a server to start again on a busy machine. */
const patienceMs = 60_000
const pauseMs = 100

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs))

/**
 * Saves as a page does, through whatever happens: after each break it connects again, asks what has arrived
 * and sends the rest. Resolves with its history once the services said `saved`; rejects when they never do,
 * say no for good, or `signal` gives up.
 */
export const saveWithRetries = async (
  world: World,
  instructor: Instructor,
  save: Save,
  observe: Observer = () => {},
  signal?: AbortSignal,
): Promise<Step[]> => {
  const history: Step[] = []
  const note = (step: Omit<Step, 'at'>): void => {
    const noted = { at: Date.now(), ...step }
    history.push(noted)
    observe(noted)
    signal?.throwIfAborted()
  }
  const deadline = Date.now() + patienceMs
  for (let tries = 0; Date.now() < deadline; tries++) {
    try {
      await using channel = await openViaGateway(world.gatewayUrl, 'questionSaving', instructor)
      note({ did: 'connected' })
      await oneConnection(channel, save, tries > 0, note)
      note({ did: 'saved' })
      return history
    } catch (error) {
      if (error instanceof RefusedForGood || signal?.aborted) throw error
      note({ did: 'broke', why: String(error) })
      await pause()
    }
  }
  throw new Error(
    `The save was not done within ${patienceMs / 1_000} s: ${JSON.stringify(history.slice(-5))}`,
  )
}

class RefusedForGood extends Error {}

type Note = (step: Omit<Step, 'at'>) => void

const oneConnection = async (
  channel: OpenChannel,
  save: Save,
  isAgain: boolean,
  note: Note,
): Promise<void> => {
  const names = { saveId: save.saveId, quizId: save.quizId }
  const total = Math.ceil(save.questions.length / save.batchSize)
  const missing = new Set(Array.from({ length: total }, (_, index) => index))
  if (isAgain) {
    channel.send('resume', names)
    const answer = await hear(channel)
    if (answer.event === 'saved') return
    for (const index of (answer.data as { received: number[] }).received) missing.delete(index)
  }
  for (const index of missing) {
    const questions = save.questions.slice(index * save.batchSize, (index + 1) * save.batchSize)
    channel.send('questions', {
      ...names,
      index,
      total,
      baseRevision: save.baseRevision,
      questions,
      warnings: [],
      isPublished: save.isPublished,
      isSkippable: false,
      progress: Math.round(((index + 1) / total) * 100),
    })
    note({ did: 'sent', index })
    await hear(channel)
    note({ did: 'acknowledged', index })
  }
  channel.send('complete', names)
  note({ did: 'sent', index: total })
  while ((await hear(channel)).event !== 'saved');
}

/** The next event. A problem that may pass breaks the connection; another one ends the save. */
const hear = async (channel: OpenChannel): Promise<Heard> => {
  const heard = await channel.next()
  if (heard.event !== 'error') return heard
  const problem = heard.data as { retryable: boolean; code: string }
  throw problem.retryable ? new Error(problem.code) : new RefusedForGood(JSON.stringify(problem))
}
