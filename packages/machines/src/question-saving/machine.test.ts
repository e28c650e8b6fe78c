import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { QuestionSavingOutcomes } from './guards-and-actions.ts'
import { questionSavingMachine } from './machine.ts'
import { questionSavingView } from './view.ts'

type Outcomes = QuestionSavingOutcomes
/**
 * Cuts the connection at the nth step, either before the service receives the request or before its response
 * arrives.
 */
type Cut = { at: number; heard: boolean }

const total = 5
const input = {
  saveId: 's1',
  quizId: 'q1',
  baseRevision: 1,
  publish: true,
  isSkippable: false,
  errors: 0,
  isResumed: false,
}

/**
 * Provides the machine's actors from a fake service that stages and commits, over a connection that breaks at
 * the given cuts. Another save holds the quiz when the first batches are sent, so many times.
 */
const createHost = (cuts: readonly Cut[], heldFor: number) => {
  const staged = new Set<number>()
  const sent: number[] = []
  const sentAgain: number[] = []
  let held = 0
  let commits = 0
  let steps = 0
  let cutLine = () => {}
  const listed = () => ({ received: [...staged], progress: (100 * staged.size) / total })
  const saved = { outcome: 'saved', revision: 2, isPublished: true } as const

  const onLine = <Outcome>(answer: () => Outcome): Promise<Outcome> => {
    const cut = cuts.find(({ at }) => at === steps)
    steps += 1
    const outcome = cut?.heard === false ? undefined : answer()
    if (!cut && outcome !== undefined) return Promise.resolve(outcome)
    cutLine()
    return new Promise(() => {})
  }
  const machine = questionSavingMachine.provide({
    actors: {
      'prepare the batches': fromPromise(async (): Promise<Outcomes['prepare the batches']> => ({
        outcome: 'prepared',
        total,
      })),
      'watch the connection': fromPromise(
        () =>
          new Promise<Outcomes['watch the connection']>(
            (resolve) => (cutLine = () => resolve({ outcome: 'broken' })),
          ),
      ),
      connect: fromPromise(() => onLine<Outcomes['connect']>(() => ({ outcome: 'connected' }))),
      authenticate: fromPromise(() => onLine<Outcomes['authenticate']>(() => ({ outcome: 'authenticated' }))),
      'request what arrived': fromPromise(() =>
        onLine<Outcomes['request what arrived']>(() =>
          commits > 0 ? saved : { outcome: 'received', ...listed() },
        ),
      ),
      'send a batch': fromPromise(({ input: { index } }) =>
        onLine<Outcomes['send a batch']>(() => {
          if (staged.size === 0 && held++ < heldFor) return { outcome: 'held' }
          if (staged.has(index)) sentAgain.push(index)
          sent.push(index)
          staged.add(index)
          return { outcome: 'acknowledged', ...listed() }
        }),
      ),
      'complete the save': fromPromise(() =>
        onLine<Outcomes['complete the save']>(() => {
          commits += 1
          return saved
        }),
      ),
    },
  })
  return { machine, sent, sentAgain, commits: () => commits }
}

const saveWith = async (cuts: readonly Cut[], heldFor = 0) => {
  const host = createHost(cuts, heldFor)
  const clock = new SimulatedClock()
  const actor = createActor(host.machine, { input, clock })
  const progress: number[] = []
  actor.subscribe((snapshot) => {
    progress.push(questionSavingView(snapshot).progress)
    if (snapshot.matches('reconnecting')) queueMicrotask(() => clock.increment(10_000))
    if (snapshot.matches({ online: { 'taking turns': 'waiting' } }))
      queueMicrotask(() => clock.increment(1_000))
  })
  actor.start()
  const { output } = await waitFor(actor, ({ status }) => status === 'done')
  return { output, progress, ...host }
}

test('batches are sent in order and once, and the progress ends at 100', async () => {
  const { output, sent, progress } = await saveWith([])
  expect(output).toEqual({ outcome: 'saved', quizId: 'q1', revision: 2, isPublished: true })
  expect(sent).toEqual([0, 1, 2, 3, 4])
  expect(progress.at(-1)).toBe(100)
})

test('wherever the line is cut and whoever saves meanwhile, all is committed once', async () => {
  const cuts = fc.uniqueArray(fc.record({ at: fc.nat(30), heard: fc.boolean() }), {
    selector: ({ at }) => at,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(cuts, fc.nat(50), async (some, heldFor) => {
      const { output, sent, sentAgain, commits, progress } = await saveWith(some, heldFor)
      expect(output?.outcome).toBe('saved')
      expect([sent, sentAgain, commits()]).toEqual([[0, 1, 2, 3, 4], [], 1])
      expect(progress).toEqual(progress.toSorted((one, other) => one - other))
    }),
    { numRuns: runs(100) },
  )
})
