import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

const isInvisible = /[\s\p{Cf}\p{Cc}\ufe0f]/u

const read = (file: string): Buffer => unpackWoff(readFileSync(file))

/**
 * The fonts of a PDF. DejaVu Sans has Latin, Greek, Cyrillic, Hebrew and Arabic letters and mathematical
 * signs.
 */
export const readFonts = () => {
  const regular = read(require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff'))
  const font = create(regular)
  const known = new Map<string, boolean>()
  const hasLetter = (letter: string): boolean => {
    const found =
      known.get(letter) ??
      ('hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0)!))
    known.set(letter, found)
    return found
  }
  /** White space and invisible characters need no glyph. */
  const isShown = (letter: string): boolean => isInvisible.test(letter) || hasLetter(letter)
  return {
    regular,
    bold: read(require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff')),
    hasAll: (text: string): boolean => [...text].every(isShown),
    /** Replaces each character that the font does not have by a box. */
    shown: (text: string): string => [...text].map((letter) => (isShown(letter) ? letter : '□')).join(''),
  }
}
