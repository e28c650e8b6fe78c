import { toasts } from '@quizwright/domain/texts.ts'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'
import { unexpectedProblem } from '../failed-call.ts'
import { connectionLost } from '../lost-connection.ts'
import { delayEvent, doneEvent, errorEvent, type SystemEvent } from '../paths/fixtures.ts'
import { questionSavingFixtures } from './fixtures.ts'
import type {
  QuestionSavingEvent,
  QuestionSavingInput,
  QuestionSavingOutcomes,
} from './guards-and-actions.ts'
import { questionSavingMachine } from './machine.ts'
import { questionSavingView, waitsForAnother } from './view.ts'

const { inputs, outcomes } = questionSavingFixtures
const [refusedForNow, refusedForGood] = outcomes['prepare the batches'].refused
const { problem } = refusedForGood
const [conflict] = outcomes['send a batch'].conflict
const quiz = { quizId: 'q2', sessionId: 'n2', revision: 1 }

const prepared = doneEvent('prepare the batches', { outcome: 'prepared', total: 2 })
const online = [
  doneEvent('connect', { outcome: 'connected' }),
  doneEvent('authenticate', { outcome: 'authenticated' }),
]
const broken = doneEvent('watch the connection', { outcome: 'broken' })
const backOff = delayEvent('back-off', 'question-saving.reconnecting')
const sent = (progress: number, ...received: number[]) =>
  doneEvent('send a batch', { outcome: 'acknowledged', received, progress })
const arrived = (progress: number, ...received: number[]) =>
  doneEvent('request what arrived', { outcome: 'received', received, progress })

/** The state of a save after these events, and the inputs of the actors that it started, oldest first. */
const follow = (input: QuestionSavingInput, events: readonly (QuestionSavingEvent | SystemEvent)[]) => {
  const started: { src: unknown; input: unknown }[] = []
  let [snapshot, actions] = initialTransition(questionSavingMachine, input)
  const note = () => {
    for (const { type, params } of actions)
      if (type === 'xstate.spawnChild') started.push({ input: undefined, ...params })
  }
  note()
  for (const event of events) {
    ;[snapshot, actions] = transition(questionSavingMachine, snapshot, event as QuestionSavingEvent)
    note()
  }
  const inputsOf = (name: string) => started.filter(({ src }) => src === name).map((one) => one.input)
  return { snapshot, view: questionSavingView(snapshot), output: snapshot.output, inputsOf }
}

describe('what a save sends', () => {
  test('given two batches, when they are sent, then each names the save, the quiz and how to publish', () => {
    const { inputsOf } = follow(inputs.publish, [prepared, ...online, sent(50, 0), sent(100, 0, 1)])
    const whole = {
      saveId: 's1',
      quizId: 'q1',
      baseRevision: 3,
      publish: true,
      isSkippable: false,
      total: 2,
    }
    expect(inputsOf('send a batch')).toEqual([
      { ...whole, index: 0, progress: 0 },
      { ...whole, index: 1, progress: 50 },
    ])
    expect(inputsOf('complete the save')).toEqual([{ saveId: 's1', quizId: 'q1' }])
    for (const step of ['watch the connection', 'connect', 'authenticate'])
      expect(inputsOf(step)).toEqual([{ saveId: 's1' }])
  })

  test('given a resumed save, when the service already has the second batch, then only the first is sent', () => {
    const { inputsOf } = follow(inputs['resume a save'], [prepared, ...online, arrived(50, 1), sent(100, 0)])
    expect(inputsOf('request what arrived')).toEqual([{ saveId: 's1', quizId: 'q1' }])
    expect(inputsOf('send a batch')).toMatchObject([{ index: 0, progress: 50 }])
    expect(inputsOf('complete the save')).toHaveLength(1)
  })

  test('given a quiz changed elsewhere, when the author saves over it, then a new save sends everything', () => {
    const { inputsOf } = follow(inputs.publish, [
      prepared,
      ...online,
      sent(50, 0),
      doneEvent('send a batch', conflict),
      { type: 'save over it', saveId: 's2', baseRevision: 4, isSkippable: true, publish: false },
      prepared,
      ...online,
    ])
    expect(inputsOf('send a batch')[0]).toMatchObject({ isSkippable: false, publish: true })
    expect(inputsOf('send a batch').at(-1)).toMatchObject({
      saveId: 's2',
      isSkippable: true,
      publish: false,
      baseRevision: 4,
      index: 0,
      progress: 0,
    })
    expect(inputsOf('prepare the batches')).toEqual([
      { saveId: 's1', quizId: 'q1' },
      { saveId: 's2', quizId: 'q1' },
    ])
    expect(inputsOf('request what arrived')).toEqual([])
  })

  test('given a version created earlier, when the service reports it, then only video points are linked', () => {
    const heard = doneEvent('request what arrived', { outcome: 'version saved', quiz })
    const { inputsOf } = follow(inputs['resume a save'], [prepared, ...online, heard])
    expect(inputsOf('new version')).toEqual([{ quizId: 'q1', saveId: 's1', created: quiz }])
  })

  test('given a quiz with attempts, when a new version is needed, then the version is created from this save', () => {
    const needed = doneEvent('complete the save', { outcome: 'new version needed' })
    const { inputsOf } = follow(inputs.publish, [prepared, ...online, sent(100, 0, 1), needed])
    expect(inputsOf('new version')).toEqual([{ quizId: 'q1', saveId: 's1', created: null }])
  })
})

describe('what a save ends with', () => {
  test('given errors, when publishing, then the save is blocked and nothing is prepared', () => {
    const { output, inputsOf } = follow(inputs['publish with errors'], [])
    const blocked = { code: 'RULE', message: toasts.resolveErrors, retryable: false }
    expect(output).toEqual({ outcome: 'blocked', problem: blocked })
    expect(inputsOf('prepare the batches')).toEqual([])
  })

  test('given a commit that is reported after a lost connection, then the save ends with its revision', () => {
    const { output, view } = follow(inputs.publish, [
      prepared,
      ...online,
      broken,
      backOff,
      ...online,
      doneEvent('request what arrived', { outcome: 'saved', revision: 9, isPublished: false }),
    ])
    expect(output).toEqual({ outcome: 'saved', quizId: 'q1', revision: 9, isPublished: false })
    expect(view).toMatchObject({ progress: 100, isDone: true, isBusy: false })
  })

  test.each([true, false])(
    'given a new version (linked: %s), then the save ends with the new quiz',
    (isLinked) => {
      const needed = doneEvent('send a batch', { outcome: 'new version needed' })
      const created = doneEvent('new version', { outcome: 'created', quiz, isLinked })
      const { output, view } = follow(inputs.publish, [prepared, ...online, needed, created])
      expect(output).toEqual({ outcome: 'saved as a new version', quiz, isLinked })
      expect(view.progress).toBe(100)
    },
  )

  test.each<[string, (QuestionSavingEvent | SystemEvent)[], unknown]>([
    ['the author cancels', [prepared, ...online, { type: 'cancel' }], null],
    [
      'the author wants no new version',
      [
        prepared,
        ...online,
        doneEvent('send a batch', { outcome: 'new version needed' }),
        doneEvent('new version', { outcome: 'cancelled' }),
      ],
      null,
    ],
    [
      'a refusal is dismissed',
      [doneEvent('prepare the batches', refusedForGood), { type: 'dismiss' }],
      problem,
    ],
    [
      'a conflict is dismissed',
      [prepared, ...online, doneEvent('send a batch', conflict), { type: 'dismiss' }],
      conflict.problem,
    ],
  ])('given that %s, then the save is given up and keeps the problem', (_, events, given) => {
    expect(follow(inputs.publish, events).output).toEqual({ outcome: 'given up', problem: given })
  })
})

describe('what the author sees', () => {
  test('given progress that goes back or passes 100, then the shown progress never decreases and ends at 100', () => {
    const events = [prepared, ...online, sent(60.7, 0)]
    expect(follow(inputs.publish, events).view.progress).toBe(60)
    const cut = [...events, broken, backOff, ...online]
    expect(follow(inputs.publish, [...cut, arrived(40, 0)]).view.progress).toBe(60)
    expect(follow(inputs.publish, [...events, sent(140, 1)]).view.progress).toBe(100)
  })

  test('given a lost connection, then a notice says so until the next attempt to connect', () => {
    const lost = follow(inputs.publish, [prepared, ...online, broken])
    expect(lost.view).toMatchObject({
      notice: connectionLost,
      isBusy: true,
      canCancel: true,
      canTryAgain: true,
    })
    const again = follow(inputs.publish, [prepared, ...online, broken, { type: 'try again' }])
    expect(again.view).toMatchObject({ notice: null, isBusy: true, canTryAgain: false })
  })

  test('given a temporary refusal, when the author tries again, then the arrived batches are requested first', () => {
    const events = [prepared, ...online, doneEvent('send a batch', refusedForNow)]
    const { view } = follow(inputs.publish, events)
    expect(view).toMatchObject({
      problem: refusedForNow.problem,
      canTryAgain: true,
      canDismiss: true,
      isBusy: false,
    })
    const again = follow(inputs.publish, [...events, { type: 'try again' }, ...online])
    expect(again.view.problem).toBeNull()
    expect(again.inputsOf('request what arrived')).toHaveLength(1)
  })

  test('given that another save holds the quiz, then a notice says so, and only much later the author is asked', () => {
    const held = doneEvent('send a batch', outcomes['send a batch'].held[0])
    const aMoment = delayEvent('a moment', 'question-saving.online.taking turns.waiting')
    const aLongTime = delayEvent('a long time', 'question-saving.online.taking turns')
    const waiting = {
      notice: waitsForAnother,
      isBusy: true,
      canCancel: true,
      canTryAgain: false,
      problem: null,
    }
    const events = [prepared, ...online, held]
    expect(follow(inputs.publish, events).view).toMatchObject(waiting)
    const again = follow(inputs.publish, [...events, aMoment, held, aMoment])
    expect(again.view).toMatchObject(waiting)
    expect(again.inputsOf('send a batch')).toHaveLength(3)
    expect(follow(inputs.publish, [...events, aMoment, aLongTime]).view).toMatchObject({
      problem: { code: 'BUSY_ELSEWHERE' },
      canTryAgain: true,
      notice: null,
    })
  })

  test('given a permanent refusal, then the author can only dismiss it', () => {
    const { view } = follow(inputs.publish, [doneEvent('prepare the batches', refusedForGood)])
    expect(view).toMatchObject({ problem, canTryAgain: false, canDismiss: true, isConflict: false })
  })

  test('given a failure while preparing, when the author tries again, then it prepares again', () => {
    const events = [errorEvent('prepare the batches')]
    expect(follow(inputs.publish, events).view).toMatchObject({
      problem: unexpectedProblem,
      canTryAgain: true,
    })
    const again = follow(inputs.publish, [...events, { type: 'try again' }])
    expect(again.inputsOf('prepare the batches')).toHaveLength(2)
  })

  test.each<[string, SystemEvent[]]>([
    ['while batches are sent', [doneEvent('send a batch', conflict)]],
    ['at the commit', [sent(100, 0, 1), doneEvent('complete the save', conflict)]],
  ])('given a conflict %s, then the problem is shown and the author cannot try again', (_, events) => {
    const { view } = follow(inputs.publish, [prepared, ...online, ...events])
    expect(view).toMatchObject({ isConflict: true, problem: conflict.problem, canTryAgain: false })
  })

  test('given that a new version is needed, then its dialog is shown', () => {
    const needed = doneEvent('send a batch', { outcome: 'new version needed' })
    expect(follow(inputs.publish, [prepared, ...online, needed]).view.needsNewVersion).toBe(true)
    expect(follow(inputs.publish, [prepared, ...online]).view.needsNewVersion).toBe(false)
  })

  test('given that all batches arrived, then the save cannot be cancelled', () => {
    const { view } = follow(inputs.publish, [prepared, ...online, sent(100, 0, 1), { type: 'cancel' }])
    expect(view).toMatchObject({ isDone: false, isBusy: true })
  })
})

test('given an unreachable server, then it reconnects after 0.5, 1, 2, 4, 8, then every 10 s', async () => {
  const clock = new SimulatedClock()
  const triedAt: number[] = []
  const machine = questionSavingMachine.provide({
    actors: {
      'prepare the batches': fromPromise(
        async (): Promise<QuestionSavingOutcomes['prepare the batches']> => ({
          outcome: 'prepared',
          total: 1,
        }),
      ),
      'watch the connection': fromPromise(
        () => new Promise<QuestionSavingOutcomes['watch the connection']>(() => {}),
      ),
      connect: fromPromise(async (): Promise<QuestionSavingOutcomes['connect']> => {
        triedAt.push(clock.now())
        throw new Error('no server')
      }),
    },
  })
  const actor = createActor(machine, { input: inputs.publish, clock })
  actor.start()
  for (let waited = 0; waited < 36_000; waited += 500) {
    // Each step of the fake host takes a few turns of the microtask queue.
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    clock.increment(500)
  }
  actor.stop()
  expect(triedAt).toEqual([0, 500, 1_500, 3_500, 7_500, 15_500, 25_500, 35_500])
})
