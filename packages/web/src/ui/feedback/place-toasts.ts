type Box = { left: number; right: number; top: number; bottom: number }
type Places = {
  window: { width: number; height: number }
  size: { width: number; height: number }
  /** The element with the focus, which is what the user works on. */
  focused: Box | undefined
  /** What must stay visible, such as the buttons of a dialog and bars at the lower edge. */
  kept: readonly Box[]
}

/** The distance to the edges of the window and to what is not covered, in pixels. */
const margin = 16
const gap = 8

/** Narrower windows have one column of toasts, as wide as the window. */
const sidesFrom = 768

export type Side = 'left' | 'right'

/** The side of the window on which the user is not working. */
export const sideFor = ({ window, focused }: Pick<Places, 'window' | 'focused'>): Side =>
  focused && focused.left + focused.right < window.width ? 'right' : 'left'

/**
 * The distance of the toasts from the lower edge of the window. They are moved up as far as they would cover what must
 * stay visible or the focused element. An element of half the height of the window cannot be avoided.
 */
export const bottomFor = (side: Side, { window, size, focused, kept }: Places): number => {
  const isNarrow = window.width < sidesFrom
  const left = isNarrow || side === 'left' ? margin : window.width - margin - size.width
  const covers = (box: Box, bottom: number): boolean =>
    box.left < left + size.width &&
    box.right > left &&
    box.top < window.height - bottom + gap &&
    box.bottom > window.height - bottom - size.height - gap
  const avoided = [...kept, ...(focused ? [focused] : [])]
    .filter(({ top, bottom }) => bottom > top && bottom - top < window.height / 2)
    .toSorted((a, b) => b.bottom - a.bottom)
  const bottom = avoided.reduce(
    (reached, box) => (covers(box, reached) ? window.height - box.top + gap : reached),
    margin,
  )
  return Math.max(margin, Math.min(bottom, window.height - size.height - margin))
}
