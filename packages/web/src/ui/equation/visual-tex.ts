import { isRenderable } from '@quizwright/contracts/rules/safe-tex.ts'

/** Commands by which TeX reaches beyond the equation: attributes and links of the page that shows it. */
const reachesOut =
  /\\(?:href|url|html[A-Za-z]*|class|cssId|style|data|mathtip|texttip|includegraphics)(?![A-Za-z])/

/** Whether a TeX text may be put into a visual field. */
export const isVisual = (tex: string): boolean => isRenderable(tex) && !reachesOut.test(tex)

/** Commands that only MathLive knows, as everybody else writes them. */
const itsOwn: Readonly<Record<string, string>> = {
  differentialD: '\\mathrm{d}',
  capitalDifferentialD: '\\mathrm{D}',
  exponentialE: '\\mathrm{e}',
  imaginaryI: '\\mathrm{i}',
  imaginaryJ: '\\mathrm{j}',
}

/** What a visual field says, as TeX that students' pages draw too. */
export const plainTex = (written: string): string =>
  written.replaceAll(
    /\\(differentialD|capitalDifferentialD|exponentialE|imaginary[IJ])(?![A-Za-z])\s*/g,
    (_all, name: string) => itsOwn[name]!,
  )
