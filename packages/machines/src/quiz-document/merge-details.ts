import type { Named, QuizDetails } from './details.ts'

type Value = QuizDetails[keyof QuizDetails]

/** Things picked from lists are equal if their ids are, because the services may write names differently. */
const sameValue = (a: Value, b: Value): boolean =>
  JSON.stringify(comparable(a)) === JSON.stringify(comparable(b))
const comparable = (value: Value): unknown => {
  if (value === null || typeof value !== 'object') return value
  if ('_id' in value) return value._id
  if (isList(value)) return value.map(({ _id }) => _id)
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
}
const isList = (value: object): value is readonly Named[] => Array.isArray(value)

/** The fields of either form. The arrangement is absent from most. */
const fieldsOf = (one: QuizDetails, other: QuizDetails): (keyof QuizDetails)[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof QuizDetails)[]

/**
 * Merges field by field: fields that the author changed since `base` come from `mine`, all others from
 * `theirs`.
 */
export const mergeDetails = (base: QuizDetails, mine: QuizDetails, theirs: QuizDetails): QuizDetails => {
  const fields = fieldsOf(theirs, mine)
  const isMine = (field: keyof QuizDetails) =>
    mine[field] !== undefined && !sameValue(base[field], mine[field])
  return Object.fromEntries(
    fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
  ) as QuizDetails
}

/** Whether two forms have the same values. */
export const sameDetails = (a: QuizDetails, b: QuizDetails): boolean =>
  a === b || fieldsOf(a, b).every((field) => sameValue(a[field], b[field]))
