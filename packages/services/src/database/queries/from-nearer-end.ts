type Rows = { offset: number; limit: number }

/**
 * Returns which rows of a sorted list of `total` to read for a page, counted from the nearer end of the list. A
 * database also reads the rows that it skips, so this is faster. No rows are read beyond the end.
 */
export const fromNearerEnd = ({ offset, limit }: Rows, total: number): Rows & { isFromEnd: boolean } => {
  const found = Math.max(0, Math.min(limit, total - offset))
  const after = Math.max(0, total - offset - found)
  return { isFromEnd: after < offset, offset: Math.min(offset, after), limit: found }
}
