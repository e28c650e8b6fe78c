import { expect, test } from 'vitest'
import { useGradingFixture } from '../grading/fixtures.ts'
import { backoffMs, maxDeferredTries } from '../jobs/job.ts'
import { owner } from '../saving/fixtures.ts'
import { readOverview } from './read-overview.ts'

const grading = useGradingFixture()
const problems = async () =>
  (await readOverview(grading.db, owner, {})).quizzes.map((quiz) => quiz.suggestions_problem)

test('a provider that refuses its key is told to the instructor, while it is asked again and after that', async () => {
  await grading.handIn('It conducts heat.')
  expect(await problems()).toEqual([null])
  const message = 'The AI provider refused the key it was given.'
  grading.startRunner(await grading.startModel(() => ({ status: 401 })))
  await grading.waitForJob({ state: 'waiting', tries: 1, message })
  expect(await problems()).toEqual([{ message, is_tried_again: true }])
  for (let tries = 1; tries < maxDeferredTries; tries++) {
    grading.advanceClock(backoffMs(tries))
    await grading.waitForJob({
      tries: tries + 1,
      state: tries + 1 === maxDeferredTries ? 'failed' : 'waiting',
    })
  }
  expect(await problems()).toEqual([{ message, is_tried_again: false }])
})

test('a problem that is over is told no more', async () => {
  await grading.handIn('It conducts heat.')
  const text = JSON.stringify({ marks: 5, evaluation: 'Well said.' })
  let isWorking = false
  grading.startRunner(await grading.startModel(() => (isWorking ? { text } : { status: 401 })))
  await grading.waitForJob({ state: 'waiting', tries: 1 })
  isWorking = true
  grading.advanceClock(backoffMs(1))
  await grading.waitForJob({ state: 'done' })
  expect((await problems()).at(0)).toBeNull()
})
