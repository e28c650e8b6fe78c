/**
 * Returns the message of the error that a driver's error wraps. An AggregateError for several tried addresses has an
 * empty message, so its code is returned.
 */
export const causeMessage = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || String((cause as NodeJS.ErrnoException).code)
}
