import { sharesOf, typedAnswer } from '../entry/typed-settings.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { decimalOf } from '../kinds/decimal.ts'
import { pushAll } from '../long-lists.ts'
import { attribute, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { scoresIn } from './read-scores.ts'
import { defined } from '@quizwright/domain/defined.ts'

type Typed = Pick<RawQuestion, 'answer' | 'typed'>
type Scored = { condition: Element; score: number }

/** The conditions that give marks; all of them, if none does. */
const scoredConditions = (item: Element): Scored[] => {
  const scoreOf = scoresIn(item)
  const all = descendants(item, 'respcondition').map((condition) => ({
    condition,
    score: scoreOf(condition) ?? 0,
  }))
  const scored = all.filter(({ score }) => score > 0)
  return scored.length > 0 ? scored : all.map(({ condition }) => ({ condition, score: 100 }))
}

/** The conditions on the answer. What stands inside `not` is no accepted answer. */
const testsIn = (condition: Element, ...names: string[]): Element[] => {
  const found: Element[] = []
  const waiting = elementsOf(condition).reverse()
  while (waiting.length > 0) {
    const next = defined(waiting.pop(), 'last entry')
    if (names.includes(next.name)) found.push(next)
    else if (next.name !== 'not') pushAll(waiting, elementsOf(next).reverse())
  }
  return found
}

/** `varsubset` and `varsubstring` ask for a text that contains theirs. */
const patternIn = (test: Element): string => {
  const text = textOf(test).trim()
  return test.name === 'varequal'
    ? text.replaceAll('*', String.raw`\*`)
    : `*${text.replaceAll('*', String.raw`\*`)}*`
}

/** Reads the accepted texts of a short answer. Case counts only where the file says so. */
export const readTexts = (item: Element): Typed => {
  const tests = scoredConditions(item).flatMap(({ condition, score }) =>
    testsIn(condition, 'varequal', 'varsubset', 'varsubstring').map((test) => ({ test, score })),
  )
  const seen = new Set<string>()
  const accepted = tests
    .map(({ test, score }) => ({ text: patternIn(test), score }))
    .filter(({ text }) => text !== '' && text !== '**' && !seen.has(text) && Boolean(seen.add(text)))
  const countsCase =
    tests.length > 0 && tests.every(({ test }) => /^yes$/i.test(attribute(test, 'case') ?? ''))
  const { answer, typed } = typedAnswer(sharesOf(accepted), {
    hasPatterns: true,
    words: { case_counts: countsCase },
  })
  return { answer: answer.replaceAll(String.raw`\*`, '*'), typed }
}

type Range = { low: string; high: string; withLow: boolean; withHigh: boolean }

const written = ({ low, high, withLow, withHigh }: Range): string =>
  `${withLow ? '[' : '('}${low}, ${high}${withHigh ? ']' : ')'}`

/** The ranges of a condition: each lower bound with the upper bound that follows it. */
const rangesIn = (condition: Element): Range[] => {
  const ranges: Range[] = []
  let lower: Element | undefined
  for (const bound of testsIn(condition, 'vargte', 'vargt', 'varlte', 'varlt')) {
    if (bound.name.startsWith('varg')) lower = bound
    else if (lower) {
      ranges.push({
        low: textOf(lower).trim(),
        high: textOf(bound).trim(),
        withLow: lower.name === 'vargte',
        withHigh: bound.name === 'varlte',
      })
      lower = undefined
    }
  }
  return ranges
}

/** A number with the tolerance that its attributes or its range say, as Canvas writes both. */
const around = (equal: Element, range: Range | undefined): string => {
  const value = textOf(equal).trim()
  const margin = attribute(equal, 'margin')
  const precision = attribute(equal, 'precision')
  const isOfDigits = /digit|figure/i.test(attribute(equal, 'precisiontype') ?? '')
  if (precision !== undefined) return `${value} (${precision} ${isOfDigits ? 'digits' : 'decimals'})`
  if (margin !== undefined && Number(margin) > 0)
    return /percent/i.test(attribute(equal, 'margintype') ?? '')
      ? `${value} ± ${margin} %`
      : `${value} ± ${margin}`
  if (!range) return value
  const [number, low, high] = [Number(value), Number(range.low), Number(range.high)]
  const [below, above] = [decimalOf(Math.abs(number - low)), decimalOf(Math.abs(high - number))]
  if (below !== above || !range.withLow || !range.withHigh) return written(range)
  return Number(below) === 0 ? value : `${value} ± ${below}`
}

const numbersIn = (condition: Element): string[] => {
  const ranges = rangesIn(condition)
  const used = new Set<Range>()
  const numbers = testsIn(condition, 'varequal').map((equal) => {
    const value = Number(textOf(equal).trim())
    const range = ranges.find(({ low, high }) => Number(low) <= value && value <= Number(high))
    // A number with a precision of its own needs no range, and its range may say something else.
    const own = range ?? (attribute(equal, 'precision') === undefined ? undefined : ranges[0])
    if (own) used.add(own)
    return around(equal, range)
  })
  return [...numbers, ...ranges.filter((range) => !used.has(range)).map(written)]
}

/** Reads the accepted numbers: exact ones, with a margin, with a precision, or ranges. */
export const readNumbers = (item: Element): Typed => {
  const accepted = scoredConditions(item).flatMap(({ condition, score }) =>
    numbersIn(condition).map((text) => ({ text, score })),
  )
  return typedAnswer(sharesOf(accepted.filter(({ text }) => text !== '')))
}
