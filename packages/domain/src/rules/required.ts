import { isBlankText } from './is-blank-text.ts'
import type { Finding } from './finding.ts'

export const isRequired = (field: string): string => `${field} is required`

/** Whether a value is missing or a text with nothing to read. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlankText(value))

export const errorFinding = (rule: string, field: string, message: string): Finding => ({
  rule,
  severity: 'error',
  field,
  message,
})

/** Returns one error for each blank field. */
export const missingFields = <Body extends object>(
  body: Body,
  fields: readonly (keyof Body & string)[],
): Finding[] =>
  fields
    .filter((field) => isBlank(body[field]))
    .map((field) => errorFinding('required', field, isRequired(field)))

/**
 * Like `missingFields`, for a body of changes: an absent field stays as it is, but a field that is sent empty is
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
