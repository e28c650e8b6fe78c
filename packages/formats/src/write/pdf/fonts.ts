import { defined } from '@quizwright/domain/defined.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

const require = createRequire(import.meta.url)

const isInvisible = /[\s\p{Cf}\p{Cc}\ufe0f]/u

/** The fonts of a PDF by the letters that they draw, with their files. All other letters are plain. */
const scripts = {
  plain: {
    letters: /./u,
    regular: () => require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff'),
    bold: () => require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff'),
  },
  arabic: {
    letters: /\p{Script_Extensions=Arabic}/u,
    regular: () =>
      require.resolve('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff'),
    bold: () =>
      require.resolve('@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff'),
  },
  devanagari: {
    letters: /\p{Script_Extensions=Devanagari}/u,
    regular: () =>
      require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
    bold: () =>
      require.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff'),
  },
  tamil: {
    letters: /\p{Script_Extensions=Tamil}/u,
    regular: () => require.resolve('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff'),
    bold: () => require.resolve('@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-700-normal.woff'),
  },
  thai: {
    letters: /\p{Script_Extensions=Thai}/u,
    regular: () => require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff'),
    bold: () => require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff'),
  },
} as const
export type Script = keyof typeof scripts
const others = ['arabic', 'devanagari', 'tamil', 'thai'] as const

/** A part of a text that one font draws. */
export type Segment = { text: string; script: Script }

/** Joins letters, and is drawn by the font of the letters beside it. */
const isJoiner = /[\u200c\u200d]/u

const scriptOf = (letter: string): Script =>
  others.find((script) => scripts[script].letters.test(letter)) ?? 'plain'

/**
 * The vowel am, with the marks that stand above its consonant. Its ring belongs below a mark of tone, but is drawn
 * above it unless it comes first.
 */
const thaiAm = /([\u0e31\u0e34-\u0e37\u0e47-\u0e4e]*)\u0e33/g
const partsOfAm = '\u0e4d$1\u0e32'

/** Splits a text where the font changes, so that a word of one script is drawn, and joined, as a whole. */
export const splitByFont = (text: string): Segment[] => {
  const segments: Segment[] = []
  for (const letter of text.replaceAll(thaiAm, partsOfAm)) {
    const last = segments.at(-1)
    const script = last && isJoiner.test(letter) ? last.script : scriptOf(letter)
    if (last?.script === script) last.text += letter
    else segments.push({ text: letter, script })
  }
  return segments
}

/**
 * Reads the fonts of a PDF: DejaVu Sans for Latin, Greek, Cyrillic and Hebrew letters and mathematical signs, Noto for
 * Arabic, Urdu, Devanagari, Tamil and Thai. A font is read when the first letter needs it.
 */
export const readFonts = () => {
  const files = new Map<string, Buffer>()
  const read = (script: Script, weight: 'regular' | 'bold'): Buffer => {
    const path = scripts[script][weight]()
    const file = files.get(path) ?? unpackWoff(readFileSync(path))
    files.set(path, file)
    return file
  }
  const drawn = new Map<Script, ReturnType<typeof create>>()
  const fontOf = (script: Script): ReturnType<typeof create> => {
    const font = drawn.get(script) ?? create(read(script, 'regular'))
    drawn.set(script, font)
    return font
  }
  const known = new Map<string, boolean>()
  const hasLetter = (letter: string): boolean => {
    const found = known.get(letter)
    if (found !== undefined) return found
    const font = fontOf(scriptOf(letter))
    const has =
      'hasGlyphForCodePoint' in font &&
      font.hasGlyphForCodePoint(defined(letter.codePointAt(0), 'code point'))
    known.set(letter, has)
    return has
  }
  /** White space and invisible characters need no glyph. */
  const isShown = (letter: string): boolean => isInvisible.test(letter) || hasLetter(letter)
  return {
    bytesOf: (script: Script, isBold: boolean): Buffer => read(script, isBold ? 'bold' : 'regular'),
    /** The characters that the fonts do not have. */
    undrawn: (text: string): string[] => [...text].filter((letter) => !isShown(letter)),
    /** Replaces each character that the fonts do not have by a box. */
    shown: (text: string): string => [...text].map((letter) => (isShown(letter) ? letter : '□')).join(''),
  }
}
