import type { drawFormula } from './draw-formula.ts'

export type DrawFormula = typeof drawFormula

/** Set once the renderer is loaded, so that later formulas are drawn immediately. */
let renderer: DrawFormula | undefined

export const fetchedRenderer = (): DrawFormula | undefined => renderer

/**
 * Loads the renderer (60 KB gzipped). May be called early, before a formula is shown. Never rejects, because
 * the TeX stays readable without the renderer.
 */
export const fetchRenderer = (): Promise<void> =>
  import('./draw-formula.ts').then(
    ({ drawFormula }) => {
      renderer = drawFormula
    },
    () => undefined,
  )
