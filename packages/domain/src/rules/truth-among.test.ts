import { expect, test } from 'vitest'
import { truthAmong } from './truth-among.ts'

test.each([
  ['T', ['True', 'False'], 0],
  ['f', ['True', 'False'], 1],
  ['V', ['Vrai', 'Faux'], 0],
  ['y', ['Yanlış', 'Doğru'], 0],
  ['false', ['Richtig', 'Falsch'], 1],
  ['true', ['是', '否'], 0],
  ['No', ['Sí', 'No'], 1],
])('%s means one of two truths', (answer, options, expected) => {
  expect(truthAmong(options, answer)).toBe(expected)
})

test.each([
  ['T', ['Tin', 'Fluorine']],
  ['T', ['True', 'False', 'Not given']],
  ['maybe', ['True', 'False']],
  ['1', ['1', '0']],
])('%s means none of %j', (answer, options) => {
  expect(truthAmong(options, answer)).toBe(-1)
})
