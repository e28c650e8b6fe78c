import { expect } from 'vitest'
import { fuzzFrames } from '../../scripts/fuzz/fuzz-frames.ts'
import { fuzzSeed } from '../support/fuzz-seed.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

test('given generated and broken frames, the channels follow the contract and can be opened again', async ({
  world,
  instructor,
}) => {
  const quizId = await addQuiz(instructor, {}, [])
  const { differences, serverErrors, accepted } = await fuzzFrames(world, instructor, quizId, 36, fuzzSeed)
  expect({ differences, serverErrors }).toEqual({ differences: [], serverErrors: [] })
  expect(accepted).toBeGreaterThan(0)
})
