import { DrizzleQueryError } from '../database/drizzle.ts'

const diskFull = new Set(['ENOSPC', 'EDQUOT'])

/**
 * Describes an error to an operator. The message of a failed query is left out, because it contains the values of the
 * statement, such as the hash of a password.
 */
export const describeError = (error: unknown): string => {
  if (error instanceof DrizzleQueryError) return describeError(error.cause ?? 'the database refused a query')
  if (!(error instanceof Error)) return String(error)
  if (diskFull.has((error as NodeJS.ErrnoException).code ?? ''))
    return 'The disk is full: free some space, and try again.'
  return error.message || String((error as NodeJS.ErrnoException).code)
}
