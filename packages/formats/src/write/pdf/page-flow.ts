/** A part of the page with full width that is drawn as a whole. `draw` gets the y coordinate of its top. */
export type Strip = { height: number; draw: (top: number) => void }

/** An A4 page in points, with its margins. */
export const page = { width: 595.28, height: 841.89, margin: 54, footer: 24 }
export const innerWidth = page.width - 2 * page.margin
const bottom = page.height - page.margin - page.footer

/** Stacks strips. A block moves to a new page if it does not fit on this one but fits on a whole page. */
export const createPageFlow = (doc: { addPage: () => unknown }) => {
  let top = page.margin

  const newPage = (): void => {
    doc.addPage()
    top = page.margin
  }
  return {
    newPage: (): void => {
      if (top > page.margin) newPage()
    },
    addBlock: (strips: readonly Strip[], gap: number): void => {
      const height = strips.reduce((sum, strip) => sum + strip.height, 0)
      if (top + height > bottom && height <= bottom - page.margin) newPage()
      for (const { height: own, draw } of strips) {
        if (top + own > bottom && top > page.margin) newPage()
        draw(top)
        top += own
      }
      top += gap
    },
  }
}
