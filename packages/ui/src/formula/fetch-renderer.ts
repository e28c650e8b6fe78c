import type { drawFormula } from './draw-formula.ts'

export type DrawFormula = typeof drawFormula

/** Set once the renderer has been fetched, so that later formulas are drawn at once. */
let renderer: DrawFormula | undefined

export const fetchedRenderer = (): DrawFormula | undefined => renderer

/**
 * Fetches the renderer (60 KB gzipped), also ahead of the first formula where one is sure to come. Never
 * rejects: without the renderer the TeX stays readable.
 */
export const fetchRenderer = (): Promise<void> =>
  import('./draw-formula.ts').then(
    ({ drawFormula }) => {
      renderer = drawFormula
    },
    () => undefined,
  )
