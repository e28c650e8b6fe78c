/** The noun for a number of things: the singular for one, else the plural, by default with an "s". */
export const nounFor = (count: number, singular: string, plural = `${singular}s`): string =>
  count === 1 ? singular : plural

/** A number with its noun: "1 error", "2 errors", "1,000 quizzes". */
export const countOf = (count: number, singular: string, plural?: string): string =>
  `${count.toLocaleString()} ${nounFor(count, singular, plural)}`
