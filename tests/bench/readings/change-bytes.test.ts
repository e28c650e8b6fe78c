import { createRandom } from '@quizwright/services/random/seeded-random.ts'
import { expect, test } from 'vitest'
import { changeBytes } from './change-bytes.ts'

const file = Buffer.from('1. Which "one"?\na) x (1)\nb) y\n\n2. Who?\na) z\n'.repeat(3))
const changed = (seed: number): string[] => {
  const random = createRandom(seed)
  return Array.from({ length: 40 }, () => changeBytes(file, random, () => file).toString('latin1'))
}

test('a file is changed in many ways, and in the same ways by the same seed', () => {
  expect(changed(7)).toEqual(changed(7))
  expect(new Set(changed(7)).size).toBeGreaterThan(20)
  expect(file.toString()).toMatch(/^1\. Which "one"\?\na\) x/)
})
