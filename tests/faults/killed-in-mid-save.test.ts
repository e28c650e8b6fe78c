import { ulid } from 'ulid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProcessWorld, type ProcessWorld } from '../support/process-world.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import type { Instructor } from '../support/world.ts'
import { expectStoredOnce } from './check-stored.ts'
import { saveThroughEverything, type Save, type Step } from './saving-client.ts'
import { chooseSeed, seeded } from './seeded.ts'

const batches = 4
const batchSize = 20
const restartAfterMs = 200

let world: ProcessWorld
beforeAll(async () => { world = await startProcessWorld({ limits: { breakerFirstOpenMs: 200, breakerLongestOpenMs: 400 } }) })
afterAll(() => world[Symbol.asyncDispose]())

const prepare = async (): Promise<{ instructor: Instructor; save: Save }> => {
  const instructor = await world.addInstructor()
  const quizId = await addQuiz(instructor)
  const { revision } = (await instructor.straight.getQuizForInstructor({ params: { id: quizId } })).data.quiz
  return { instructor, save: { saveId: ulid(), quizId, baseRevision: revision, questions: soundQuestions(batches * batchSize), batchSize, isPublished: true } }
}

const killAndRestart = async (server: ProcessWorld['services']): Promise<void> => {
  await server.kill()
  await new Promise((resolve) => setTimeout(resolve, restartAfterMs))
  await server.restart()
}

/** Runs a save and strikes once, when the step comes for the first time. */
const strikeAt = async (server: 'services' | 'gateway', isTheMoment: (step: Step) => boolean): Promise<{ history: Step[]; instructor: Instructor; save: Save }> => {
  const { instructor, save } = await prepare()
  let struck: Promise<void> | undefined
  const history = await saveThroughEverything(world, instructor, save, (step) => {
    if (!struck && isTheMoment(step)) struck = killAndRestart(world[server])
  })
  await struck
  return { history, instructor, save }
}

describe.each(['services', 'gateway'] as const)('the %s killed in the middle of a save', (server) => {
  for (let k = 0; k <= batches; k++) {
    const what = k === batches ? 'complete' : `batch ${k}`
    test(`right after ${what} was sent`, async () => {
      const { history, instructor, save } = await strikeAt(server, ({ did, index }) => did === 'sent' && index === k)
      expect(history.some(({ did }) => did === 'broke'), 'the kill was felt').toBe(true)
      await expectStoredOnce(instructor, save.quizId, save.questions)
    })
  }

  for (let k = 0; k < batches; k++) {
    test(`right after batch ${k} was acknowledged`, async () => {
      const { history, instructor, save } = await strikeAt(server, ({ did, index }) => did === 'acknowledged' && index === k)
      const acknowledged = history.filter(({ did }) => did === 'acknowledged').map(({ index }) => index)
      if (server === 'services') expect(acknowledged, 'what was acknowledged is never asked for again').toEqual([...new Set(acknowledged)])
      await expectStoredOnce(instructor, save.quizId, save.questions)
      expect((await instructor.viaGateway.getQuizForInstructor({ params: { id: save.quizId } })).data.quiz.is_published).toBe(true)
    })
  }
})

test('killed at moments that a seed chooses, either server', async () => {
  const random = seeded(chooseSeed())
  for (let round = 0; round < 3; round++) {
    const moment = Math.floor(random() * (batches * 2 + 1))
    const server = random() < 0.5 ? 'services' as const : 'gateway' as const
    let seen = 0
    const { instructor, save } = await strikeAt(server, () => seen++ === moment)
    await expectStoredOnce(instructor, save.quizId, save.questions)
  }
})

test('a save that is never taken up again leaves the quiz as it was, through a restart', async () => {
  const { instructor, save } = await prepare()
  const before = (await instructor.viaGateway.getQuizData({ params: { id: save.quizId } })).data
  const giveUp = new AbortController()
  const strike = ({ did, index }: Step): void => {
    if (did === 'acknowledged' && index === 2) giveUp.abort(new Error('gave up'))
  }
  await expect(saveThroughEverything(world, instructor, save, strike, giveUp.signal)).rejects.toThrow('gave up')
  await killAndRestart(world.services)
  expect((await instructor.viaGateway.getQuizData({ params: { id: save.quizId } })).data).toEqual(before)
})
