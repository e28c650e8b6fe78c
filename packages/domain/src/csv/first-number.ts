/**
 * The number of the first option in a file whose right options are given by numbers: a key 0 tells 0, and a key that is
 * the number of the last option tells 1. Undefined if none or both are there.
 */
export const firstNumberOf = ({ zero, last }: { zero: boolean; last: boolean }): 0 | 1 | undefined => {
  if (zero === last) return undefined
  return zero ? 0 : 1
}
