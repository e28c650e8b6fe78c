import { elementAt } from '@quizwright/domain/defined.ts'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { basicGlyphs } from './src/formula/basic-characters.ts'

type Range = readonly [first: number, last: number]
type SubsetOptions = NonNullable<Parameters<typeof subsetFont>[2]>

/**
 * The parts into which the font is split. Most formulas need only the first part (44 KB instead of 270), some
 * also the second. Browsers stretch only characters of the first font in the list, so all brackets, braces,
 * arrows and large operators are in the first part, together with the glyphs that build their larger forms.
 */
const parts: readonly { name: string; ranges: readonly Range[] }[] = [
  {
    name: 'common',
    // Latin, accents, Greek, dashes, invisible operators, all stretchable characters, common operators,
    // italic letters.
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x2c6, 0x2dd],
      [0x302, 0x30c],
      [0x332, 0x332],
      [0x391, 0x3f6],
      [0x2010, 0x2037],
      [0x2061, 0x2064],
      [0x20d7, 0x20d7],
      [0x210e, 0x210e],
      [0x2102, 0x2102],
      [0x2115, 0x2115],
      [0x211d, 0x211d],
      [0x2124, 0x2124],
      [0x2190, 0x21ff],
      [0x2200, 0x2265],
      [0x2282, 0x228b],
      [0x22a5, 0x22a5],
      [0x22c0, 0x22c6],
      [0x22ee, 0x22f1],
      [0x2308, 0x230b],
      [0x239b, 0x23b9],
      [0x23dc, 0x23e1],
      [0x27e6, 0x27ff],
      [0x2a00, 0x2a0c],
      [0x1d434, 0x1d467],
      [0x1d6fc, 0x1d71b],
    ],
  },
  {
    name: 'letters',
    // Bold, script, Fraktur and double-struck letters, upright and italic.
    ranges: [
      [0x2110, 0x2112],
      [0x211a, 0x211c],
      [0x1d400, 0x1d433],
      [0x1d468, 0x1d6a3],
      [0x1d7ce, 0x1d7ff],
    ],
  },
]

const lastCharacter = 0x10ffff
const textOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')

/** All characters that are in none of these ranges. */
const othersThan = (ranges: readonly Range[]): Range[] => {
  let next = 0
  const others: Range[] = []
  for (const [first, last] of ranges.toSorted(([one], [other]) => one - other)) {
    if (first > next) others.push([next, first - 1])
    next = last + 1
  }
  return [...others, [next, lastCharacter]]
}

const unicodeRange = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join(', ')

const wholeFont = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
)
const folder = join(import.meta.dirname, 'node_modules', '.math-font')

/**
 * Hinting instructions fit strokes to whole pixels. They are a third of the font (18 KB of the first part),
 * and modern screens do not need them. The library supports `noHinting`, but its types do not declare it.
 */
const subsetting: SubsetOptions & { noHinting: true } = { targetFormat: 'woff2', noHinting: true }

/** Writes the part of the font that contains these characters, unless it exists, and returns its path. */
const writePart = async (whole: Buffer, name: string, text: string): Promise<string> => {
  const asked = JSON.stringify({ text, ...subsetting })
  const digest = createHash('sha256').update(whole).update(asked).digest('hex').slice(0, 8)
  const path = join(folder, `math-${name}-${digest}.woff2`)
  if (existsSync(path)) return path
  await mkdir(folder, { recursive: true })
  await writeFile(path, await subsetFont(whole, text, subsetting))
  return path
}

/**
 * Splits the one `@font-face` of `math-font.css`, so that a page fetches only the parts of the font that it
 * draws. Also adds the small font for formulas of basic characters.
 */
export const splitMathFont = (): Plugin => ({
  name: 'split-math-font',
  enforce: 'pre',
  async transform(css, id) {
    const file = elementAt(id.split('?'), 0)
    if (!file.endsWith('/formula/math-font.css')) return undefined
    const face = /@font-face \{[^}]*\}/.exec(css)?.[0]
    if (!face) throw new Error('math-font.css has no @font-face that could be split.')
    const whole = await readFile(wholeFont)
    const faceFrom = (path: string): string =>
      face.replace(/url\('[^']*'\)/, `url('${relative(dirname(file), path)}')`)
    const faceOf = (path: string, ranges: readonly Range[]): string =>
      faceFrom(path).replace(/\}$/, `  unicode-range: ${unicodeRange(ranges)};\n}`)
    const split = await Promise.all(
      parts.map(async ({ name, ranges }) => faceOf(await writePart(whole, name, textOf(ranges)), ranges)),
    )
    const basic = faceFrom(await writePart(whole, 'basic', basicGlyphs)).replace(
      "'Quizwright Math'",
      "'Quizwright Math Basic'",
    )
    const others = othersThan(parts.flatMap(({ ranges }) => ranges))
    return { code: css.replace(face, [...split, faceOf(wholeFont, others), basic].join('\n')), map: null }
  },
})
