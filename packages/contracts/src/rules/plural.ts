/** Returns the singular for a count of one, otherwise the plural, which defaults to the singular with an "s". */
export const nounFor = (count: number, singular: string, plural = `${singular}s`): string =>
  count === 1 ? singular : plural

/**
 * Formats a count with its noun: "1 error", "2 errors", "1,000 quizzes". The first `toLocaleString` of a page makes a
 * formatter, which takes more than 10 ms on a slow phone.
 */
export const countOf = (count: number, singular: string, plural?: string): string =>
  `${count < 1_000 ? count : count.toLocaleString()} ${nounFor(count, singular, plural)}`
