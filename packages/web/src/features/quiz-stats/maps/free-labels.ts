/** A label on the map in pixels: where its text begins, the middle of its height, and its size. */
export type Label = { x: number; y: number; width: number; height: number }

const overlap = (one: Label, other: Label): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

/** The labels that can be written without covering one that stands before them in the list. */
export const freeLabels = <L extends Label>(labels: readonly L[]): L[] => {
  const written: L[] = []
  for (const label of labels) if (!written.some((other) => overlap(label, other))) written.push(label)
  return written
}
