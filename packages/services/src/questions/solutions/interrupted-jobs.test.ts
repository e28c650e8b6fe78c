import { expect, test, vi } from 'vitest'
import type { ScriptedResponse } from '../../ai/testing/scripted-provider.ts'
import { cancelJob } from '../../jobs/cancel-job.ts'
import { drafts, now, owner } from '../../saving/fixtures.ts'
import { giveRole, takeRole } from '../../quizzes/shares/change-shares.ts'
import { useSolutionsWorld } from './fixtures.ts'

const world = useSolutionsWorld()

test.each<[string, ScriptedResponse]>([
  ['fails', { status: 500 }],
  ['stalls', 'stall'],
  ['hangs up', 'hang up'],
])(
  'a provider that %s fails the job with a reason, and the next job requests only the rest',
  async (_, response) => {
    const quizId = await world.addQuizWith(drafts(6))
    let isBroken = true
    world.startRunner(
      await world.startModel(
        (_prompt, requestNo) => (isBroken && requestNo > 4 ? response : { text: 'Good.' }),
        3_000,
      ),
    )
    expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
      state: 'failed',
      done: 4,
      total: 6,
      message: expect.stringContaining('What was written so far stays'),
    })
    expect(await world.solutionsOf(quizId)).toEqual(['Good.', 'Good.', 'Good.', 'Good.', '', ''])
    isBroken = false
    const earlierRequests = world.requests().length
    expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({ state: 'done', done: 6 })
    expect(await world.solutionsOf(quizId)).toEqual(Array<string>(6).fill('Good.'))
    expect(world.requests()).toHaveLength(earlierRequests + 2)
  },
)

test('given a stopped runner, then the next one writes the remaining solutions', async () => {
  const quizId = await world.addQuizWith(drafts(6))
  let stalls = true
  const ai = await world.startModel((_prompt, requestNo) =>
    stalls && requestNo > 4 ? 'stall' : { text: 'Good.' },
  )
  world.startRunner(ai)
  const job = await world.addSolutionsJob(quizId)
  await vi.waitFor(async () => expect((await world.read(job)).done).toBe(4), { timeout: 15_000 })
  await world.stopRunner()
  expect(await world.read(job)).toMatchObject({ state: 'waiting', done: 4 })
  stalls = false
  world.startRunner(ai)
  expect(await world.endOf(job)).toMatchObject({ state: 'done', done: 6, total: 6 })
})

test('given a cancelled job, then no further solutions are written', async () => {
  const quizId = await world.addQuizWith(drafts(6))
  world.startRunner(
    await world.startModel((_prompt, requestNo) => (requestNo > 4 ? 'stall' : { text: 'Good.' })),
  )
  const job = await world.addSolutionsJob(quizId)
  await vi.waitFor(async () => expect((await world.read(job)).done).toBe(4), { timeout: 15_000 })
  await cancelJob(world.db, job.id, owner, now)
  await world.stopRunner()
  expect(await world.read(job)).toMatchObject({ state: 'cancelled', done: 4 })
  expect((await world.solutionsOf(quizId)).filter(Boolean)).toHaveLength(4)
})

test('given an editor whose role is taken away meanwhile, then no further question goes to the model', async () => {
  const quizId = await world.addQuizWith(drafts(9), { instructorId: 'ada' })
  const editor = { kind: 'person' as const, subjectId: owner }
  await giveRole(world.db, quizId, editor, 'editor', { by: 'ada', now })
  const stored = async () => (await world.solutionsOf(quizId)).filter((text) => text !== '').length
  world.startRunner(
    await world.startModel(async (_prompt, requestNo) => {
      // While the second step is with the model.
      if (requestNo === 5) await takeRole(world.db, quizId, editor, { by: 'ada', now })
      return { text: 'Good.' }
    }),
  )
  const job = await world.endOf(await world.addSolutionsJob(quizId))
  expect(job).toMatchObject({
    state: 'failed',
    tries: 1,
    message: 'Your role in this quiz was taken away, so this was stopped.',
  })
  expect(await stored()).toBe(4)
  expect(world.requests().length).toBeLessThan(9)
})
