import { expect, test } from 'vitest'
import { draft, readStoredQuestions, readQuizRow } from '../saving/fixtures.ts'
import { useSolutionsWorld } from './fixtures.ts'

const world = useSolutionsWorld()

test('does not write the marked option as a solution, and says why', async () => {
  const quizId = await world.addQuizWith([draft('a'), draft('b')])
  world.startRunner()
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(
      /^2 questions got no solution: .*the correct option alone explains nothing\.$/,
    ),
  })
  expect(await world.solutionsOf(quizId)).toEqual(['', ''])
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: false })
})

test('writes the author’s own solution for a descriptive question, or skips it', async () => {
  const quizId = await world.addQuizWith(
    [draft('a', { options: [], solution: 'Light bends.' }), draft('b', { options: [] })],
    { quizType: 'daq' },
  )
  world.startRunner()
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
    state: 'done',
    message: expect.stringMatching(/^1 question got no solution: without an AI model/),
  })
  expect((await readStoredQuestions(world.db, quizId)).map(({ content }) => content.ai_solution)).toEqual([
    'Written offline, without an AI model: Light bends.',
    undefined,
  ])
})

test('a quiz without questions is done immediately', async () => {
  const quizId = await world.addQuizWith([])
  world.startRunner()
  expect(await world.endOf(await world.addSolutionsJob(quizId))).toMatchObject({
    state: 'done',
    done: 0,
    total: 0,
  })
  expect(await readQuizRow(world.db, quizId)).toMatchObject({ aiApplied: false })
})
