import { entryOf } from '@quizwright/domain/defined.ts'
import { isRenderable } from '@quizwright/domain/rules/safe-tex.ts'

/** TeX commands that can set attributes or links in the page. */
const reachesOut =
  /\\(?:href|url|html[A-Za-z]*|class|cssId|style|data|mathtip|texttip|includegraphics)(?![A-Za-z])/

/** Whether a TeX text may be put into a visual field. */
export const isVisual = (tex: string): boolean => isRenderable(tex) && !reachesOut.test(tex)

/** MathLive's own commands and their standard TeX equivalents. */
const itsOwn: Readonly<Record<string, string>> = {
  differentialD: '\\mathrm{d}',
  capitalDifferentialD: '\\mathrm{D}',
  exponentialE: '\\mathrm{e}',
  imaginaryI: '\\mathrm{i}',
  imaginaryJ: '\\mathrm{j}',
}

/** Converts the TeX of a visual field to standard TeX, which the learner's page can draw. */
export const plainTex = (written: string): string =>
  written.replaceAll(
    /\\(differentialD|capitalDifferentialD|exponentialE|imaginary[IJ])(?![A-Za-z])\s*/g,
    (_all, name: string) => entryOf(itsOwn, name),
  )
