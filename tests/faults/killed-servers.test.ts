import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLongForm } from '../support/long-form.ts'
import type { ProcessWorld } from '../support/process-world.ts'
import {
  batchCount,
  killAndRestart,
  prepareSave,
  saveWithKill,
  type ServerName,
  startFaultWorld,
} from './interrupted-save.ts'
import { expectStoredOnce } from './check-stored.ts'
import { saveWithRetries, type SaveStep } from './save-with-retries.ts'
import { chooseSeed, createSeededRandom } from './seeded-random.ts'

let world: ProcessWorld
beforeAll(async () => {
  world = await startFaultWorld()
})
afterAll(() => world[Symbol.asyncDispose]())

const allBatches = Array.from({ length: batchCount }, (_, index) => index)
/**
 * The numbers of sent batches at which to kill, with the last one meaning `complete`. The quick form kills the services
 * there, and each server when some batches are stored.
 */
const sentBatches = (server: ServerName): number[] => {
  if (isLongForm) return [...allBatches, batchCount]
  return server === 'services' ? [batchCount] : []
}
const acknowledgedBatches = isLongForm ? allBatches : [1]
const servers: readonly ServerName[] = ['services', 'gateway']

describe.each(servers)('when the %s are killed in the middle of a save', (server) => {
  for (const batch of sentBatches(server)) {
    const message = batch === batchCount ? 'complete' : `batch ${batch}`
    test(`right after ${message} was sent, the save continues and stores each question once`, async () => {
      const { history, instructor, save } = await saveWithKill(
        world,
        server,
        ({ type, index }) => type === 'sent' && index === batch,
      )
      expect(
        history.some(({ type }) => type === 'broken'),
        'the kill interrupted the save',
      ).toBe(true)
      await expectStoredOnce(instructor, save.quizId, save.questions)
    })
  }

  for (const batch of acknowledgedBatches) {
    test(`right after batch ${batch} was acknowledged, the quiz is stored once and published`, async () => {
      const { history, instructor, save } = await saveWithKill(
        world,
        server,
        ({ type, index }) => type === 'acknowledged' && index === batch,
      )
      const acknowledged = history.filter(({ type }) => type === 'acknowledged').map(({ index }) => index)
      if (server === 'services')
        expect(acknowledged, 'no acknowledged batch is requested again').toEqual([...new Set(acknowledged)])
      await expectStoredOnce(instructor, save.quizId, save.questions)
      const { quiz } = (await instructor.viaGateway.getQuizForInstructor({ params: { id: save.quizId } }))
        .data
      expect(quiz.is_published).toBe(true)
    })
  }
})

const randomRounds = isLongForm ? [1, 2, 3] : []
test.for(randomRounds)(
  'when a server is killed at a random step, the save stores each question once (%s)',
  async () => {
    const random = createSeededRandom(chooseSeed())

    const killAtStep = Math.floor(random() * (batchCount * 2 + 1))
    const server = servers[random() < 0.5 ? 0 : 1]!
    let steps = 0
    const { instructor, save } = await saveWithKill(world, server, () => steps++ === killAtStep)
    await expectStoredOnce(instructor, save.quizId, save.questions)
  },
)

if (isLongForm)
  test('when a save is given up, the quiz does not change, even after a restart', async () => {
    const { instructor, save } = await prepareSave(world)
    const params = { id: save.quizId }
    const before = (await instructor.viaGateway.getQuizData({ params })).data
    const controller = new AbortController()
    const giveUp = ({ type, index }: SaveStep): void => {
      if (type === 'acknowledged' && index === 1) controller.abort(new Error('gave up'))
    }
    await expect(saveWithRetries(world, instructor, save, giveUp, controller.signal)).rejects.toThrow(
      'gave up',
    )
    await killAndRestart(world.services)
    expect((await instructor.viaGateway.getQuizData({ params })).data).toEqual(before)
  })
