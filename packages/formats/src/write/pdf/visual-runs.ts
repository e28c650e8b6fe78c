import { elementAt } from '@quizwright/domain/defined.ts'
import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

/** The types of this package do not match how its module exports the function. */
const createBidi: () => Bidi = createRequire(import.meta.url)('bidi-js')
const bidi = createBidi()

/** The placeholder for a formula in a line. */
export const formulaSign = '\ufffc'

/** A part of a line in one direction. Its text is in reading order and begins at the index `start`. */
export type VisualRun = { text: string; start: number; isReversed: boolean }

/** The parts of a line in the order in which they are drawn from left to right (Unicode Standard Annex 9). */
export const visualRuns = (line: string, isReversed: boolean): VisualRun[] => {
  const levels = bidi.getEmbeddingLevels(line, isReversed ? 'rtl' : 'ltr')
  const runs: { from: number; to: number; level: number }[] = []
  for (const index of bidi.getReorderedIndices(line, levels)) {
    const level = elementAt(levels.levels, index)
    const last = runs.at(-1)
    const isAlone = line[index] === formulaSign || line[last?.to ?? 0] === formulaSign
    if (last && last.level === level && !isAlone && index === last.to + (level % 2 ? -1 : 1)) last.to = index
    else runs.push({ from: index, to: index, level })
  }
  return runs.map(({ from, to, level }) => {
    const [start, end] = [Math.min(from, to), Math.max(from, to)]
    return { text: line.slice(start, end + 1), start, isReversed: level % 2 === 1 }
  })
}

const strong = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** The text to pass to the font: mirrored, and reversed where the font does not reverse it itself. */
export const textForFont = ({ text, isReversed }: Omit<VisualRun, 'start'>): string => {
  if (!isReversed) return text
  const signs = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return (strong.test(text) ? signs : signs.reverse()).join('')
}
