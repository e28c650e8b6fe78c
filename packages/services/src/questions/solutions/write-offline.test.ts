import { expect, test } from 'vitest'
import { draft, readStoredQuestions, readQuizRow } from '../../saving/fixtures.ts'
import { useSolutionsWorld } from './fixtures.ts'

const world = useSolutionsWorld()

test('the marked option is not written as a solution, with a reason', async () => {
  const quizId = await world.addQuizWith([draft('a'), draft('b')])
  world.startRunner()
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(
      /^Questions that got no solution: 2\. Reason: .*the correct option alone explains nothing\.$/,
    ),
  })
  expect(await world.solutionsOf(quizId)).toEqual(['', ''])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: false })
})

test('a descriptive question gets the author’s own solution, or is skipped', async () => {
  const quizId = await world.addQuizWith(
    [draft('a', { options: [], solution: 'Light bends.' }), draft('b', { options: [] })],
    { quizType: 'daq' },
  )
  world.startRunner()
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
    state: 'done',
    message: expect.stringMatching(/^Questions that got no solution: 1\. Reason: without an AI model/),
  })
  expect((await readStoredQuestions(world.db, quizId)).map(({ content }) => content.ai_solution)).toEqual([
    'Written offline, without an AI model: Light bends.',
    undefined,
  ])
})

test('solutions that cannot be replaced are distinguished from empty ones', async () => {
  const quizId = await world.addQuizWith([draft('a', { solution: 'By parts.' }), draft('b')])
  world.startRunner()
  expect(await world.endOf(await world.addReplacingJob(quizId))).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(
      /^Questions that got no solution: 1\. Questions that kept their own solution: 1\. Reason: without an AI/,
    ),
  })
  expect(await world.solutionsOf(quizId)).toEqual(['By parts.', ''])
})

test('given a quiz without questions, then the job is done immediately', async () => {
  const quizId = await world.addQuizWith([])
  world.startRunner()
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
    state: 'done',
    done: 0,
    total: 0,
  })
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: false })
})
