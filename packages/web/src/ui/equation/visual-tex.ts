import { isRenderable } from '@quizwright/contracts/rules/safe-tex.ts'

/** Commands with which TeX can set attributes and links in the page. */
const reachesOut =
  /\\(?:href|url|html[A-Za-z]*|class|cssId|style|data|mathtip|texttip|includegraphics)(?![A-Za-z])/

/** Whether a TeX text may be put into a visual field. */
export const isVisual = (tex: string): boolean => isRenderable(tex) && !reachesOut.test(tex)

/** MathLive's own commands and their standard TeX form. */
const itsOwn: Readonly<Record<string, string>> = {
  differentialD: '\\mathrm{d}',
  capitalDifferentialD: '\\mathrm{D}',
  exponentialE: '\\mathrm{e}',
  imaginaryI: '\\mathrm{i}',
  imaginaryJ: '\\mathrm{j}',
}

/** Converts a visual field's TeX to standard TeX, which the learner's page can draw. */
export const plainTex = (written: string): string =>
  written.replaceAll(
    /\\(differentialD|capitalDifferentialD|exponentialE|imaginary[IJ])(?![A-Za-z])\s*/g,
    (_all, name: string) => itsOwn[name]!,
  )
