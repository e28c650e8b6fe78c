import type { Language } from './languages.ts'

/** Letters that Urdu has and Arabic has not. */
const urduOnly = /[\u0679\u0688\u0691\u06ba\u06be\u06c1\u06c2\u06d2\u06d3]/gu
/** Letters that Persian and Urdu have and Arabic has not. */
const persian = /[\u067e\u0686\u0698\u06af]/gu
const arabicLetter = /[\u0620-\u064a\u066e-\u06d3]/gu
const devanagari = /[\u0904-\u0939\u0958-\u0961]/gu
const letter = /\p{L}/gu

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * The language of the page that a text is most likely written in, judged by its letters; undefined for others, and
 * for Latin letters, which several languages share.
 */
export const languageOfWriting = (text: string): Exclude<Language, 'en' | 'es' | 'fr'> | undefined => {
  const half = count(text, letter) / 2
  if (half === 0) return undefined
  if (count(text, devanagari) > half) return 'hi'
  if (count(text, arabicLetter) <= half) return undefined
  if (count(text, urduOnly) > 0) return 'ur'
  return count(text, persian) > 0 ? undefined : 'ar'
}

/** Languages written in Arabic letters that `languageOfWriting` takes for Arabic. */
const inArabicLetters = /^(?:fa|ps|sd|ug|ckb|ks|bal)\b/

/**
 * The language of a text in a quiz that is in the `stated` language. Letters tell of a text in another script, such as
 * an English option of a quiz in Urdu.
 */
export const detectLanguage = (text: string, stated: string | undefined): string | undefined => {
  const written = languageOfWriting(text)
  if (!stated || (written && !inArabicLetters.test(stated))) return written
  return written || !/^(?:ur|ar|hi)\b/.test(stated) || !/[a-z]/i.test(text) ? stated : undefined
}
