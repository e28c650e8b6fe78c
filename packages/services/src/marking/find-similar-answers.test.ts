import { expect, test } from 'vitest'
import { answerSimilarity } from './find-similar-answers.ts'

const whole =
  'A voltage is induced in the second coil only while the magnetic flux through it changes. A direct current ' +
  'makes a steady field. So the flux does not change and nothing is induced.'

test.each([
  ['words around it', `I think: ${whole}`],
  ['typing errors', whole.replace('induced', 'inducd').replace('steady', 'staedy')],
  ['another order', whole.split('. ').reverse().join('. ')],
])('given %s, then two answers say nearly the same', (_name, other) => {
  expect(answerSimilarity(whole, other)).toBeGreaterThan(0)
  expect(answerSimilarity(other, whole)).toBeGreaterThan(0)
})

test.each([
  ['a missing sentence', whole.replace('A direct current makes a steady field. ', '')],
  ['a negation', whole.replace('does not change', 'changes')],
  ['an added claim', `${whole} Transformers with iron cores explode immediately.`],
])('given %s, then two answers need not deserve the same mark', (_name, other) => {
  expect(answerSimilarity(whole, other)).toBe(0)
  expect(answerSimilarity(other, whole)).toBe(0)
})

/** So long that a claim more or less changes hardly any of its letters. */
const essay =
  'The primary coil carries a current that the source drives through its copper winding, and the secondary coil ' +
  'feeds the lamp beside it. Every winding of the first coil adds its share to the magnetic flux inside the iron ' +
  'core, which leads nearly all of it to the other side. Faraday found that a voltage appears wherever this flux ' +
  'grows or shrinks, and that its size follows from the speed of that change. An alternating current reverses ' +
  'itself many times within each second, so the flux never rests and the lamp keeps shining.'

test.each([
  ['a claim more', `${essay} Invisible goblins push the electrons.`],
  ['a claim less', essay.replace(', which leads nearly all of it to the other side', '')],
])('given a long answer and the same with %s, then it is not the same', (_name, other) => {
  expect(answerSimilarity(essay, essay)).toBe(1)
  expect(answerSimilarity(essay, other)).toBe(0)
  expect(answerSimilarity(other, essay)).toBe(0)
})

test('given short answers that differ in one word, then they are not the same', () => {
  expect(answerSimilarity('Metal conducts the heat.', 'Metal reflects the heat.')).toBe(0)
})

/** The CPU time of a comparison of two equal answers that are one sentence without an end, in milliseconds. */
const comparing = (words: number): number => {
  const answer = 'heat is what a hot body gives to a cold one, and '.repeat(words / 12)
  const begun = process.threadCpuUsage()
  expect(answerSimilarity(answer, answer)).toBe(1)
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1_000
}

test('answers of few words repeated without an end are compared in a time that grows with their length', () => {
  comparing(96)
  // With the square of the length it would be 256 times as long.
  expect(comparing(6_144)).toBeLessThan(60 * Math.max(comparing(384), 4))
})
