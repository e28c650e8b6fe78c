import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProcessWorld } from '../support/process-world.ts'
import { expectStoredOnce } from './check-stored.ts'
import { saveWithRetries, type Step } from './saving-client.ts'
import { chooseSeed, seeded } from './seeded.ts'
import { batches, killAndRestart, prepare, startStruckWorld, strikeAt } from './strike.ts'

let world: ProcessWorld
beforeAll(async () => {
  world = await startStruckWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

test('killed at moments that a seed chooses, either server', async () => {
  const random = seeded(chooseSeed())
  for (let round = 0; round < 3; round++) {
    const moment = Math.floor(random() * (batches * 2 + 1))
    const server = random() < 0.5 ? ('services' as const) : ('gateway' as const)
    let seen = 0
    const { instructor, save } = await strikeAt(world, server, () => seen++ === moment)
    await expectStoredOnce(instructor, save.quizId, save.questions)
  }
})

test('a save that is never taken up again leaves the quiz as it was, through a restart', async () => {
  const { instructor, save } = await prepare(world)
  const before = (await instructor.viaGateway.getQuizData({ params: { id: save.quizId } })).data
  const giveUp = new AbortController()
  const strike = ({ did, index }: Step): void => {
    if (did === 'acknowledged' && index === 1) giveUp.abort(new Error('gave up'))
  }
  await expect(saveWithRetries(world, instructor, save, strike, giveUp.signal)).rejects.toThrow('gave up')
  await killAndRestart(world.services)
  expect((await instructor.viaGateway.getQuizData({ params: { id: save.quizId } })).data).toEqual(before)
})
