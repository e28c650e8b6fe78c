import { allAccepted, sharesOf, typedAnswer } from '../entry/typed-settings.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { childNamed, childrenNamed, descendants, type Element, elementsOf, textOf } from '../xml/tree.ts'
import { decimalOf } from '../kinds/decimal.ts'
import { correctValues } from './read-key.ts'

/** What one comparison accepts. `countsCase` is undefined for numbers. */
type Accepted = { text: string; countsCase?: boolean }
type Scored = Accepted & { score: number }
type Asked = { identifier: string | undefined; correct: readonly string[] }

const isTrue = (value: string | undefined, otherwise: boolean): boolean =>
  value === undefined ? otherwise : value === 'true'

/** The value with which the response is compared; undefined if it is compared with something else. */
const comparedWith = (test: Element, { identifier, correct }: Asked): string | undefined => {
  const isOfResponse = childrenNamed(test, 'variable').some(
    ({ attributes }) => attributes.identifier === identifier,
  )
  if (!isOfResponse) return undefined
  return childNamed(test, 'correct') ? correct[0] : textOf(childNamed(test, 'basevalue')).trim() || undefined
}

/** `equal` has two tolerances, below and above, and may leave out the ends. */
const equalTo = (test: Element, value: string): string | undefined => {
  const { tolerancemode: mode = 'exact', tolerance = '' } = test.attributes
  const [below = 0, above = below] = tolerance
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  if (mode === 'exact' || (below === 0 && above === 0)) return value
  const withLow = isTrue(test.attributes.includelowerbound, true)
  const withHigh = isTrue(test.attributes.includeupperbound, true)
  if (!Number.isFinite(below) || !Number.isFinite(above)) return undefined
  if (below === above && withLow && withHigh)
    return mode === 'relative' ? `${value} ± ${below} %` : `${value} ± ${below}`
  const number = Number(value)
  const part = mode === 'relative' ? Math.abs(number) / 100 : 1
  const [low, high] = [number - below * part, number + above * part].map(decimalOf)
  return `${withLow ? '[' : '('}${low}, ${high}${withHigh ? ']' : ')'}`
}

/** Two comparisons, one from below and one from above. */
const rangeOf = (test: Element, asked: Asked): string | undefined => {
  const [low] = childrenIn(test, 'gte', 'gt')
  const [high] = childrenIn(test, 'lte', 'lt')
  const ends = [low, high].map((end) => end && comparedWith(end, asked))
  if (!low || !high || ends.includes(undefined)) return undefined
  return `${low.name === 'gte' ? '[' : '('}${ends.join(', ')}${high.name === 'lte' ? ']' : ')'}`
}

const childrenIn = (element: Element, ...names: string[]): Element[] =>
  elementsOf(element).filter(({ name }) => names.includes(name))

/** Returns what a comparison accepts; undefined for one that accepts something that can not be written as a key. */
const acceptedBy = (test: Element, asked: Asked): Accepted[] | undefined => {
  if (test.name === 'or') {
    const each = elementsOf(test).map((one) => acceptedBy(one, asked))
    return each.includes(undefined) ? undefined : each.flatMap((one) => one ?? [])
  }
  if (test.name === 'and') {
    const range = rangeOf(test, asked)
    return range === undefined ? undefined : [{ text: range }]
  }
  const value = comparedWith(test, asked)
  if (value === undefined) return undefined
  if (test.name === 'match') return [{ text: escaped(value), countsCase: true }]
  if (test.name === 'equal') {
    const text = equalTo(test, value)
    return text === undefined ? undefined : [{ text }]
  }
  if (test.name === 'equalrounded') {
    const { roundingmode: mode = 'significantFigures', figures = '' } = test.attributes
    return [{ text: `${value} (${figures} ${/decimal/i.test(mode) ? 'decimals' : 'digits'})` }]
  }
  if (test.name !== 'stringmatch' && test.name !== 'substring') return undefined
  const isPart = test.name === 'substring' || isTrue(test.attributes.substring, false)
  return [
    {
      text: isPart ? `*${escaped(value)}*` : escaped(value),
      countsCase: isTrue(test.attributes.casesensitive, true),
    },
  ]
}

const escaped = (text: string): string => text.replaceAll('*', String.raw`\*`)

/** The score that a branch sets: a number, or all of it. Undefined if it sets none. */
const scoreOf = (branch: Element): number | undefined => {
  const set = childrenNamed(branch, 'setoutcomevalue').find(({ attributes }) =>
    /score/i.test(attributes.identifier ?? ''),
  )
  if (!set) return undefined
  const value = descendants(set, 'basevalue').map((one) => Number(textOf(one).trim()))
  return value.length === 0 ? 1 : Math.max(...value)
}

/**
 * What the conditions of an item accept, in their order: the first that holds counts. Empty without conditions on the
 * response, undefined if one of them can not be written as a key.
 */
const readConditions = (processing: Element | undefined, asked: Asked): Scored[] | undefined => {
  const branches = processing ? descendants(processing, 'responseif', 'responseelseif') : []
  const scored: Scored[] = []
  for (const branch of branches) {
    const score = scoreOf(branch)
    const [test] = elementsOf(branch)
    if (score === undefined || score <= 0 || !test || test.name === 'isnull') continue
    // What compares another response says nothing of this one.
    const isOther = descendants(test, 'variable').every(
      ({ attributes: { identifier } }) => identifier !== asked.identifier,
    )
    if (isOther) continue
    const accepted = acceptedBy(test, asked)
    if (!accepted) return undefined
    scored.push(...accepted.map((one) => ({ ...one, score })))
  }
  return scored
}

const readMapping = (declared: Element | undefined): Scored[] =>
  childrenNamed(childNamed(declared, 'mapping'), 'mapentry').map(({ attributes }) => ({
    text: escaped((attributes.mapkey ?? '').trim()),
    score: Number(attributes.mappedvalue ?? 0),
    countsCase: isTrue(attributes.casesensitive, true),
  }))

const asMapped = (processing: Element | undefined): boolean =>
  processing === undefined ||
  /map_response/i.test(processing.attributes.template ?? '') ||
  // ONYX has one with a tolerance for numbers, by which texts are mapped as usual.
  descendants(processing, 'mapresponse', 'maptolresponse').length > 0

const readScored = (item: Element, declared: Element | undefined): Scored[] | undefined => {
  const processing = childNamed(item, 'responseprocessing')
  const correct = correctValues(declared)
  const mapped = asMapped(processing) ? readMapping(declared) : []
  if (mapped.some(({ score }) => score > 0)) return mapped
  const conditions = readConditions(processing, { identifier: declared?.attributes.identifier, correct })
  if (!conditions || conditions.length > 0) return conditions
  return correct.map((text) => ({ text: escaped(text), score: 1, countsCase: true }))
}

/** The greatest score that a text entry gives; undefined if the file does not say it as a number. */
export const greatestScore = (item: Element, declared: Element | undefined): number | undefined => {
  const scores = (readScored(item, declared) ?? []).map(({ score }) => score)
  return scores.length === 0 ? undefined : Math.max(...scores)
}

/** Reads what a text entry accepts: by its mapping, by the conditions of its item, or its correct response. */
export const readTyped = (
  item: Element,
  declared: Element | undefined,
  kind: 'number' | 'shortAnswer',
): Pick<RawQuestion, 'answer' | 'typed'> => {
  const scored = readScored(item, declared)
  // Its answer in words is kept for those who want the question with an answer in words.
  if (!scored) return { answer: typedAnswer(allAccepted(correctValues(declared))).answer }
  if (kind === 'number') return typedAnswer(sharesOf(scored))
  const { answer, typed } = typedAnswer(sharesOf(scored), {
    words: { case_counts: scored.length > 0 && scored.every(({ countsCase }) => countsCase === true) },
    hasPatterns: true,
  })
  return { answer: answer.replaceAll(String.raw`\*`, '*'), typed }
}
