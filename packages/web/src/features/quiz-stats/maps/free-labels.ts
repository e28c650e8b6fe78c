/** A label on the map, in pixels: the start of its text, its vertical centre, and its size. */
export type Label = { x: number; y: number; width: number; height: number }

const overlap = (one: Label, other: Label): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2

/**
 * Places each label at the first of its positions where it covers no earlier label. A label without such a
 * position is left out.
 */
export const freeLabels = <L extends Label>(texts: readonly (readonly L[])[]): L[] => {
  const written: L[] = []
  for (const places of texts) {
    const free = places.find((place) => !written.some((other) => overlap(place, other)))
    if (free) written.push(free)
  }
  return written
}
