import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { CsvImportOutcomes } from './guards-and-actions.ts'
import { csvImportMachine } from './machine.ts'
import { csvImportView } from './view.ts'

const file = new File(['question'], 'questions.csv')
type Uploaded = CsvImportOutcomes['upload the file']
type LookedAt = CsvImportOutcomes['look at the file']
type Streamed = CsvImportOutcomes['stream the questions']

test('cancelling aborts the running actor', () => {
  const signals: AbortSignal[] = []
  const machine = csvImportMachine.provide({
    actors: {
      'upload the file': fromPromise(({ signal }) => {
        signals.push(signal)
        return new Promise<Uploaded>(() => {})
      }),
    },
  })
  const actor = createActor(machine, { input: { quizId: 'q1', result: null } }).start()
  actor.send({ type: 'choose files', files: [file] })
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  actor.send({ type: 'cancel' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

test('after a lost connection the stream continues where it stopped and the progress never decreases', async () => {
  const askedFrom: number[] = []
  const clock = new SimulatedClock()
  const machine = csvImportMachine.provide({
    actors: {
      'upload the file': fromPromise(async (): Promise<Uploaded> => ({
        outcome: 'uploaded',
        fileLink: 'f1',
      })),
      'look at the file': fromPromise(async (): Promise<LookedAt> => ({ outcome: 'clear' })),
      'stream the questions': fromPromise(async ({ input: { from, report } }): Promise<Streamed> => {
        askedFrom.push(from)
        report.send({ type: 'questions came', received: from + 100, progress: from === 0 ? 60 : 40 })
        return from === 0
          ? { outcome: 'broken' }
          : {
              outcome: 'complete',
              result: { fileName: file.name, questions: 200, errors: 0, omissions: 0, hints: 0, rejected: 0 },
            }
      }),
    },
  })
  const actor = createActor(machine, { input: { quizId: 'q1', result: null }, clock })
  const progress: number[] = []
  const read = new Promise<void>((resolve) => {
    actor.subscribe((snapshot) => {
      progress.push(csvImportView(snapshot).progress)
      if (snapshot.matches('reconnecting')) queueMicrotask(() => clock.increment(500))
      if (snapshot.matches('read')) resolve()
    })
  })
  actor.start()
  actor.send({ type: 'choose files', files: [file] })
  await read
  expect(askedFrom).toEqual([0, 100])
  expect(progress).toEqual(progress.toSorted((one, other) => one - other))
})

test('two files at once are refused with the text of the specification', () => {
  const actor = createActor(csvImportMachine, { input: { quizId: 'q1', result: null } }).start()
  actor.send({ type: 'choose files', files: [file, file] })
  expect(csvImportView(actor.getSnapshot()).problem?.message).toBe('You can only upload a single CSV file')
})
