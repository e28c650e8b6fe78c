/** Orders by code units, which is the same in every language; equal keys stay in their order. */
export const compareByKey = (
  a: { key: string; index: number },
  b: { key: string; index: number },
): number => {
  if (a.key === b.key) return a.index - b.index
  return a.key < b.key ? -1 : 1
}
