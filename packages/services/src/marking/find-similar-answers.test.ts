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

test('given a long answer with one claim more, then it is not the same, although nearly all letters are', () => {
  const long = Array.from({ length: 40 }, (_, no) => `Reason${no} holds because of cause${no}.`).join(' ')
  expect(answerSimilarity(long, long)).toBe(1)
  expect(answerSimilarity(long, `${long} Everything else is witchcraft by invisible goblins.`)).toBe(0)
})
