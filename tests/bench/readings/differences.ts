/** The lines of `one` that `other` lacks, each as often as it lacks them. */
const without = (one: readonly string[], other: readonly string[]): string[] => {
  const left = new Map<string, number>()
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1)
  return one.filter((line) => {
    const count = left.get(line) ?? 0
    left.set(line, count - 1)
    return count <= 0
  })
}

const longest = 240
const shownBefore = 80
const shorten = (line: string): string => (line.length > longest ? `${line.slice(0, longest)}…` : line)

/** A line from shortly before the place where it differs from the one that came for it. */
const fromDifference = (line: string, other = ''): string => {
  let same = 0
  while (same < line.length && line[same] === other[same]) same += 1
  return same > shownBefore ? `…${line.slice(same - shownBefore)}` : line
}

/** What differs between two readings of a file: its heads, then at most so many lines that went and came. */
export const differencesIn = (
  name: string,
  before: readonly string[],
  after: readonly string[],
  most: number,
): string[] => {
  if (before.join('\n') === after.join('\n')) return []
  const [gone, come] = [without(before, after), without(after, before)]
  const shown = (lines: readonly string[], sign: string, others: readonly string[]): string[] => [
    ...lines.slice(0, most).map((line, index) => `  ${sign} ${shorten(fromDifference(line, others[index]))}`),
    ...(lines.length > most ? [`  ${sign} and ${lines.length - most} more`] : []),
  ]
  // The same lines in another order.
  if (gone.length + come.length === 0) return [`= ${name}`, '  the order of its questions']
  return [`= ${name}`, ...shown(gone, '-', come), ...shown(come, '+', gone)]
}
