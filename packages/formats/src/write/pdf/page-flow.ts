/** Something as wide as the page that is drawn as a whole. `draw` is given the top of its place. */
export type Strip = { height: number; draw: (top: number) => void }

/** The page: A4 in points, with its margins. */
export const page = { width: 595.28, height: 841.89, margin: 54, footer: 24 }
export const innerWidth = page.width - 2 * page.margin
const bottom = page.height - page.margin - page.footer

/** Puts strips below each other; a block goes on a new page where it does not fit below and fits on one. */
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
