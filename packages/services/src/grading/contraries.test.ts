import { describe, expect, test } from 'vitest'
import { answerSimilarity } from '../marking/find-similar-answers.ts'
import type { Contrary } from './testing/contrary.ts'
import { heldOutContraries } from './testing/held-out-contraries.ts'
import { paraphrases } from './testing/paraphrases.ts'
import { unseenContraries, unseenParaphrases } from './testing/unseen-contraries.ts'
import { tuningContraries } from './testing/tuning-contraries.ts'
import { findContradiction } from './comparing/contradictions/find-contradiction.ts'
import { suggestMarks } from './offline/suggest-marks.ts'

const suggest = (solution: string, answer: string) =>
  suggestMarks({ question: 'Why?', solution, answer, totalMarks: 5 })

/** The contraries that would get marks unseen: as sure suggestions, or in the group of an answer that is right. */
const findTrusted = (contraries: readonly Contrary[]): Contrary[] =>
  contraries.filter(
    ([, solution, answer]) =>
      suggest(solution, answer).isSure ||
      answerSimilarity(solution, answer) > 0 ||
      answerSimilarity(answer, solution) > 0,
  )

test('of contraries that the rules were not written by, at most one in twenty is trusted', () => {
  const trusted = findTrusted(heldOutContraries)
  expect(trusted.length / heldOutContraries.length, JSON.stringify(trusted)).toBeLessThanOrEqual(1 / 20)
  expect(heldOutContraries.length).toBeGreaterThanOrEqual(60)
})

test('of contraries in other subjects, written after those figures, at most one in twenty is trusted', () => {
  const trusted = findTrusted(unseenContraries)
  expect(trusted.length / unseenContraries.length, JSON.stringify(trusted)).toBeLessThanOrEqual(1 / 20)
  expect([...Map.groupBy(unseenContraries, ([kind]) => kind).values()].map((pairs) => pairs.length)).toEqual(
    Array.from({ length: 6 }, () => 8),
  )
})

test('of answers that say the same in those subjects, at least three in four stay sure', () => {
  const doubted = unseenParaphrases.filter(([solution, answer]) => !suggest(solution, answer).isSure)
  expect(doubted.length / unseenParaphrases.length, JSON.stringify(doubted)).toBeLessThanOrEqual(1 / 4)
})

test('of contraries that the rules were written by, none is trusted', () => {
  expect(findTrusted(tuningContraries)).toEqual([])
})

test('of answers that say the same in another form, at least nine in ten stay sure', () => {
  const doubted = paraphrases.filter(([solution, answer]) => !suggest(solution, answer).isSure)
  expect(doubted.length / paraphrases.length, JSON.stringify(doubted)).toBeLessThanOrEqual(1 / 10)
})

test('no answer that says the same is surely called a contradiction, which would halve its marks', () => {
  expect(
    paraphrases.filter(([solution, answer]) => findContradiction(answer, solution)?.isCertain === true),
  ).toEqual([])
})

describe('the reason names what to look at', () => {
  test.each([
    [
      'Ice is less dense than water.',
      'Ice is denser than water.',
      `Has "water" and "ice" in each other's place.`,
    ],
    [
      'The sun heats the ground.',
      'The ground heats the sun.',
      `Has "sun" and "ground" in each other's place.`,
    ],
    ['Stress causes illness.', 'Illness causes stress.', `Has "stress" and "illness" in each other's place.`],
    [
      'The pupil narrows in light.',
      'The pupil shuts in light.',
      'Says "shuts" where the solution says "narrows".',
    ],
    ['The valve opens at night.', 'The valve closes at night.', 'Says the opposite of "opens".'],
    [
      'The court may annul the law.',
      'The court may not annul the law.',
      'Says "not" where the solution does not.',
    ],
    ['A spider has eight legs.', 'A spider has six legs.', 'Gives 6 where the solution has 8.'],
  ])('%s %s', (solution, answer, reason) => {
    expect(suggest(solution, answer).reasons[0]).toBe(reason)
  })
})

test.each([
  ['English', 'Ice is denser than water.', 'Ice is not denser than water.'],
  ['German', 'Eis ist dichter als Wasser.', 'Eis ist nicht dichter als Wasser.'],
  ['French', 'La glace est plus dense que l’eau.', 'La glace n’est pas plus dense que l’eau.'],
  ['Spanish', 'Los virus tienen metabolismo propio.', 'Los virus nunca tienen metabolismo propio.'],
  ['Arabic', 'الماء ضروري للنبات في الصيف', 'الماء ليس ضروري للنبات في الصيف'],
  ['Urdu', 'پانی پودوں کے لیے ضروری ہے', 'پانی پودوں کے لیے ضروری نہیں ہے'],
])('a negation in %s is noticed', (_language, solution, answer) => {
  expect(findContradiction(answer, solution)?.reason).toMatch(/Says "not"/)
  expect([suggest(solution, answer).isSure, answerSimilarity(solution, answer)]).toEqual([false, 0])
})

test('a typing error is not another word, but a word that differs by two letters may be the opposite', () => {
  expect(findContradiction('A pointer stores the adress.', 'A pointer stores the address.')).toBeUndefined()
  expect(findContradiction('The surface is hydrophobic.', 'The surface is hydrophilic.')?.reason).toBe(
    'Says the opposite of "hydrophilic".',
  )
})
