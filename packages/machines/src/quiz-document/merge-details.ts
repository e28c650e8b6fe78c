import type { QuizDetails } from './details.ts'

type Value = QuizDetails[keyof QuizDetails]

/** Things picked from lists are equal if their ids are, because the services may write names differently. */
const sameValue = (a: Value, b: Value): boolean => JSON.stringify(idsIn(a)) === JSON.stringify(idsIn(b))
const idsIn = (value: Value): unknown => {
  if (value === null || typeof value !== 'object') return value
  return '_id' in value ? value._id : value.map(({ _id }) => _id)
}

/**
 * Merges field by field: fields that the author changed since `base` come from `mine`, all others from
 * `theirs`.
 */
export const mergeDetails = (base: QuizDetails, mine: QuizDetails, theirs: QuizDetails): QuizDetails => {
  const fields = Object.keys(theirs) as (keyof QuizDetails)[]
  const isMine = (field: keyof QuizDetails) =>
    mine[field] !== undefined && !sameValue(base[field], mine[field])
  return Object.fromEntries(
    fields.map((field) => [field, isMine(field) ? mine[field] : theirs[field]]),
  ) as QuizDetails
}

/** Whether two forms have the same values. */
export const sameDetails = (a: QuizDetails, b: QuizDetails): boolean =>
  a === b || (Object.keys(a) as (keyof QuizDetails)[]).every((field) => sameValue(a[field], b[field]))
