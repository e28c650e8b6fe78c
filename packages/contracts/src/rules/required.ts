import type { Finding } from './finding.ts'

export const isRequired = (field: string): string => `${field} is required`

/** Not there, or nothing but spaces. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** An error of a form or a body. */
export const errorFinding = (rule: string, field: string, message: string): Finding => ({
  rule,
  severity: 'error',
  field,
  message,
})

/** One error for each of the fields that is blank. */
export const missingFields = <Body extends object>(
  body: Body,
  fields: readonly (keyof Body & string)[],
): Finding[] =>
  fields
    .filter((field) => isBlank(body[field]))
    .map((field) => errorFinding('required', field, isRequired(field)))

/**
 * As `missing`, for a body of changes: a field that is left out stays as it is, one that is emptied is
 * missing.
 */
export const emptiedFields = <Body extends object>(
  body: Body,
  fields: readonly (keyof Body & string)[],
): Finding[] =>
  missingFields(
    body,
    fields.filter((field) => body[field] !== undefined),
  )
