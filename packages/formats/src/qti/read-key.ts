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

export const mappedMarks = (declared: Element | undefined): Pick<RawQuestion, 'marks'> => {
  const values = mappingOf(declared).map(({ value }) => value)
  return values.some((value) => value > 0) ? { marks: greatestOf(values) } : {}
}

/**
 * Without a correct response, the choices with the greatest score are right: by the mapping, or by what the
 * item compares the response with.
 */
export const readKey = (item: Element, declared: Element | undefined): Key => {
  const correct = correctValues(declared)
  const processing = childNamed(item, 'responseprocessing')
  const mapped = mappingOf(declared)
  const scores = usesMapping(processing) || correct.length === 0 ? mapped : []
  const scored = scores.some(({ value }) => value > 0) ? scores : [...scores, ...scoresOf(item, declared)]
  const best = bestOf(scored)
  const right = correct.length > 0 ? correct : best
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
const usesMapping = (processing: Element | undefined): boolean =>
  processing === undefined ||
  /map_response/i.test(processing.attributes.template ?? '') ||
  descendants(processing, 'mapresponse').length > 0

const comparesWithCorrect = (processing: Element | undefined): boolean =>
  processing !== undefined &&
  (/match_correct/i.test(processing.attributes.template ?? '') ||
    descendants(processing, 'correct').length > 0)

const mappingOf = (declared: Element | undefined): Score[] =>
  childrenNamed(childNamed(declared, 'mapping'), 'mapentry').map(({ attributes }) => ({
    key: attributes.mapkey ?? '',
    value: Number(attributes.mappedvalue ?? 0),
  }))

/** The values that conditions compare the response with before they set a score. */
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
    return childrenNamed(match, 'basevalue').map((base) => ({ key: textOf(base).trim(), value }))
  })
