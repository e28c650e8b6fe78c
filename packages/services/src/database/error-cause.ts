/**
 * The message of the error that a driver's error wraps. An AggregateError of several tried addresses has an
 * empty message; its code is returned instead.
 */
export const causeMessage = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || String((cause as NodeJS.ErrnoException).code)
}
