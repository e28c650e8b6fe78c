/** Where a line stands on its page. Heights grow upwards. */
type Placed = { x: number; right: number; y: number; height: number }

/** In a file of another order, so many lines stand above others of their column that come before them. */
const leastMisplaced = 2
/** A column has so many lines, of which each takes this part of the width of the page's text. */
const leastInColumn = 5
const leastWidth = 0.25
/** Pages of more lines keep their order: each line is compared with all others. */
const mostLines = 600

const overlaps = (one: Placed, other: Placed): boolean => one.x < other.right && other.x < one.right
const isAbove = (one: Placed, other: Placed): boolean =>
  one.y - other.y > Math.max(one.height, other.height) / 2

/** Whether lines stand beside one another as in a newspaper, so that the whole of one column comes before the next. */
const hasColumns = (lines: readonly Placed[], left: number, right: number): boolean => {
  const wide = lines.filter((line) => line.right - line.x > leastWidth * (right - left))
  const middle = (left + right) / 2
  const [before, behind] = [wide.filter((line) => line.right < middle), wide.filter(({ x }) => x > middle)]
  return before.length >= leastInColumn && behind.length >= leastInColumn
}

/**
 * Puts the lines of a page in the order in which people read them, where the file has them in another one, as with text
 * in boxes. Programs that write columns have them in order.
 */
export const inReadingOrder = <Line extends Placed>(lines: readonly Line[]): readonly Line[] => {
  if (lines.length > mostLines) return lines
  const misplaced = lines.filter((line, index) =>
    lines.slice(0, index).some((earlier) => overlaps(earlier, line) && isAbove(line, earlier)),
  )
  if (misplaced.length < leastMisplaced) return lines
  const left = Math.min(...lines.map(({ x }) => x))
  const right = Math.max(...lines.map((line) => line.right))
  if (hasColumns(lines, left, right)) return lines
  return lines.toSorted((one, other) => other.y - one.y || one.x - other.x)
}
