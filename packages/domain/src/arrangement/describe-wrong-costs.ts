import { say, sayCount, texts } from '../language/say.ts'
import { formatPercent, roundTo } from '../rules/format-number.ts'

/** The shares that teachers name: half, a third, a quarter. */
const fractions: readonly (readonly [number, string])[] = texts([
  [1 / 2, 'half of the marks of its question'],
  [1 / 3, 'a third of the marks of its question'],
  [1 / 4, 'a quarter of the marks of its question'],
  [1 / 5, 'a fifth of the marks of its question'],
  [1, 'all of the marks of its question'],
])

/** Says what a wrong answer costs: "a quarter of the marks of its question". */
export const describeWrongCosts = (wrongCosts: number): string => {
  const named = fractions.find(([share]) => Math.abs(share - wrongCosts) < 0.001)
  return named
    ? say(named[1])
    : say('{percent} of the marks of its question', { percent: formatPercent(wrongCosts * 100, { most: 1 }) })
}

/** Says what a wrong answer to a question costs: "0.25 marks". */
export const costInMarks = (wrongCosts: number, totalMarks: number): string =>
  sayCount(roundTo(wrongCosts * totalMarks, 2), '{count} mark', '{count} marks')
