import { createRequire } from 'node:module'
import type { Bidi } from 'bidi-js'

/** Its types tell of another form than its module has. */
const createBidi: () => Bidi = createRequire(import.meta.url)('bidi-js')
const bidi = createBidi()

/** Stands in a line for a formula. */
export const formulaSign = '\ufffc'

/** A part of a line whose letters go in one direction; its text is in the order in which it is read, from an index. */
export type VisualRun = { text: string; start: number; isReversed: boolean }

/** The parts of a line in the order in which they are drawn from left to right (Unicode Standard Annex 9). */
export const visualRuns = (line: string, isReversed: boolean): VisualRun[] => {
  const levels = bidi.getEmbeddingLevels(line, isReversed ? 'rtl' : 'ltr')
  const runs: { from: number; to: number; level: number }[] = []
  for (const index of bidi.getReorderedIndices(line, levels)) {
    const level = levels.levels[index]!
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

/** The text as the font is given it: mirrored, and turned round where the font does not do so for its letters. */
export const textForFont = ({ text, isReversed }: Omit<VisualRun, 'start'>): string => {
  if (!isReversed) return text
  const signs = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
  return (strong.test(text) ? signs : signs.reverse()).join('')
}
