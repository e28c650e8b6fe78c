import type { RawQuestion } from '../entry/entry.ts'
import { greatestOf } from '../long-lists.ts'
import { childNamed, childrenNamed, descendants, type Element, textOf } from '../xml/tree.ts'

type Score = { key: string; value: number }

/**
 * The identifiers of the right choices, of those that give a part of the marks, and of those that cost some.
 * `otherwise` are those to which the scores give the most, if the correct response names others.
 */
export type Key = { right: string[]; partial: string[]; costly: string[]; otherwise: string[] }

export const correctValues = (declared: Element | undefined): string[] =>
  childrenNamed(childNamed(declared, 'correctresponse'), 'value').map((value) => textOf(value).trim())

/** A single response earns its own value; the values of several are added, up to the upper bound. */
export const mappedMarks = (declared: Element | undefined): Pick<RawQuestion, 'marks'> => {
  const values = mappingOf(declared).map(({ value }) => value)
  if (!values.some((value) => value > 0)) return {}
  if ((declared?.attributes.cardinality ?? 'single') === 'single') return { marks: greatestOf(values) }
  return { marks: withinBound(declared, values) }
}

/** The sum of what values of a mapping give, up to its upper bound. */
export const withinBound = (declared: Element | undefined, values: readonly number[]): number => {
  const sum = values.reduce((total, value) => total + Math.max(0, value), 0)
  const bound = Number(childNamed(declared, 'mapping')?.attributes.upperbound ?? Infinity)
  return Number(Math.min(sum, bound).toFixed(6))
}

/** What a value gives that the mapping does not name. */
export const otherwiseOf = (declared: Element | undefined): number =>
  Number(childNamed(declared, 'mapping')?.attributes.defaultvalue ?? 0) || 0

/**
 * Without a correct response, the choices with the greatest score are right: by the mapping, or by what the
 * item compares the response with. Where the mapping adds up several choices, all that earn something are.
 */
export const readKey = (item: Element, declared: Element | undefined): Key => {
  const correct = correctValues(declared)
  const processing = childNamed(item, 'responseprocessing')
  const mapped = mappingOf(declared)
  const scores = usesMapping(processing) || correct.length === 0 ? mapped : []
  const scored = scores.some(({ value }) => value > 0) ? scores : [...scores, ...scoresOf(item, declared)]
  const best = bestOf(scored)
  const right = correct.length > 0 ? correct : addsUp(declared, mapped) ? earning(mapped) : best
  const isContradiction =
    best.length > 0 &&
    !comparesWithCorrect(processing) &&
    right.some((value) => !isAmong(value, scored, declared))
  const others = scored.filter(({ key }) => !right.includes(key))
  return {
    right,
    partial: others.filter(({ value }) => value > 0).map(({ key }) => key),
    costly: others.filter(({ value }) => value < 0).map(({ key }) => key),
    otherwise: isContradiction ? best : [],
  }
}

/**
 * Returns what each choice earns or costs in percent of all marks, if the item adds up its mapping. Undefined if it
 * compares the whole response instead.
 */
export const weightsOf = (
  item: Element,
  declared: Element | undefined,
  choices: readonly string[],
): number[] | undefined => {
  const processing = childNamed(item, 'responseprocessing')
  const mapped = new Map(mappingOf(declared).map(({ key, value }) => [key, value]))
  const all = [...mapped.values()].reduce((sum, value) => sum + Math.max(0, value), 0)
  if (all <= 0 || !usesMapping(processing)) return undefined
  const otherwise = otherwiseOf(declared)
  return choices.map((choice) => (100 * (mapped.get(choice) ?? otherwise)) / all)
}

/**
 * Returns what each choice of which one is chosen earns, in percent of what the best one does: by the mapping, or by
 * the conditions that compare the response with it. Undefined if nothing says it.
 */
export const percentsOf = (
  item: Element,
  declared: Element | undefined,
  choices: readonly string[],
): number[] | undefined => {
  const mapped = usesMapping(childNamed(item, 'responseprocessing')) ? mappingOf(declared) : []
  const scores = new Map(
    (mapped.length > 0 ? mapped : scoresOf(item, declared)).map(({ key, value }) => [key, value]),
  )
  const best = greatestOf([...scores.values()])
  const otherwise = mapped.length > 0 ? otherwiseOf(declared) : 0
  return best > 0 ? choices.map((choice) => (100 * (scores.get(choice) ?? otherwise)) / best) : undefined
}

/** Whether the values of several choices are added, each of which is a part of what is right. */
const addsUp = (declared: Element | undefined, mapped: readonly Score[]): boolean =>
  declared?.attributes.cardinality === 'multiple' && earning(mapped).length > 0

const earning = (scores: readonly Score[]): string[] =>
  scores.filter(({ value }) => value > 0).map(({ key }) => key)

/** Whether fewer choices than all right ones earn all marks. */
export const isBounded = (declared: Element | undefined): boolean => {
  const values = mappingOf(declared).map(({ value }) => Math.max(0, value))
  const bound = Number(childNamed(declared, 'mapping')?.attributes.upperbound ?? 'NaN')
  return bound > 0 && values.reduce((sum, value) => sum + value, 0) - bound > 0.001
}

const bestOf = (scores: readonly Score[]): string[] => {
  const greatest = greatestOf(scores.map(({ value }) => value).filter((value) => value > 0))
  return scores.filter(({ value }) => value === greatest).map(({ key }) => key)
}

/** A single right value has the greatest score; several share it. */
const isAmong = (right: string, scores: readonly Score[], declared: Element | undefined): boolean =>
  (declared?.attributes.cardinality ?? 'single') === 'single'
    ? bestOf(scores).includes(right)
    : scores.some(({ key, value }) => key === right && value > 0)

/** Without processing of its own an item may be scored either way. */
export const usesMapping = (processing: Element | undefined): boolean =>
  processing === undefined ||
  /map_response/i.test(processing.attributes.template ?? '') ||
  descendants(processing, 'mapresponse').length > 0

/** Whether an item compares a whole response with the correct one. */
export const comparesWithCorrect = (processing: Element | undefined): boolean =>
  processing !== undefined &&
  (/match_correct/i.test(processing.attributes.template ?? '') ||
    descendants(processing, 'correct').length > 0)

export const mappingOf = (declared: Element | undefined): Score[] =>
  childrenNamed(childNamed(declared, 'mapping'), 'mapentry').map(({ attributes }) => ({
    key: attributes.mapkey ?? '',
    value: Number(attributes.mappedvalue ?? 0),
  }))

/** The values, or those of the correct response, that conditions compare the response with to set a score. */
const scoresOf = (item: Element, declared: Element | undefined): Score[] =>
  descendants(item, 'responseif', 'responseelseif').flatMap((branch) => {
    const score = childrenNamed(branch, 'setoutcomevalue').find(
      ({ attributes }) => attributes.identifier === 'SCORE',
    )
    const match = childNamed(branch, 'match')
    const isOfResponse =
      childNamed(match, 'variable')?.attributes.identifier === declared?.attributes.identifier
    const value = Number(textOf(score).trim())
    if (!score || !isOfResponse || !Number.isFinite(value) || value === 0) return []
    const isKey = childNamed(match, 'correct') !== undefined
    return [
      ...childrenNamed(match, 'basevalue').map((base) => textOf(base).trim()),
      ...(isKey ? correctValues(declared) : []),
    ].map((key) => ({ key, value }))
  })
