/**
 * Returns accepted answers with one more, before those that earn less: the first that matches counts, so that none of
 * the others loses marks to it.
 */
export const withAccepted = <Accepted extends { share: number }>(
  accepted: readonly Accepted[],
  added: Accepted,
): Accepted[] => {
  const lower = accepted.findIndex(({ share }) => share < added.share)
  return lower < 0 ? [...accepted, added] : accepted.toSpliced(lower, 0, added)
}
