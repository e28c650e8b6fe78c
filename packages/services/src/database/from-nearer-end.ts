type Rows = { offset: number; limit: number }

/**
 * Which rows of a sorted list of `total` to read for a page, counted from the nearer end of the list: a database reads
 * the rows that it passes over, too. None are read behind the end.
 */
export const fromNearerEnd = ({ offset, limit }: Rows, total: number): Rows & { isFromEnd: boolean } => {
  const found = Math.max(0, Math.min(limit, total - offset))
  const after = Math.max(0, total - offset - found)
  return { isFromEnd: after < offset, offset: Math.min(offset, after), limit: found }
}
