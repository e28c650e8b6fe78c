import type { PseudoLanguage } from './languages.ts'
import type { Speech } from './say.ts'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

/** Translations are longer than the English text, by this part of its length. */
const growth = 0.4

const outsideOfPlaceholders = (text: string, change: (words: string) => string): string =>
  text.replaceAll(/\{\w+\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : change(part)))

const accentedText = (text: string): string => {
  const changed = outsideOfPlaceholders(text, (words) =>
    [...words].map((letter) => [...accented][plain.indexOf(letter)] ?? letter).join(''),
  )
  // With blanks, so that the padding breaks into lines as words do.
  const padding = Array.from({ length: Math.ceil(text.length * growth) }, (_, index) =>
    index % 6 === 5 ? ' ' : '·',
  )
  return `[${changed}${padding.join('')}]`
}

/** Right-to-left override: browsers draw the words mirrored, and the page can still be read. */
const mirroredText = (text: string): string =>
  outsideOfPlaceholders(text, (words) => (words.trim() === '' ? words : `\u202E${words}\u202C`))

/** A language made of the English texts: en-XA is accented, bracketed and longer; ar-XB runs from right to left. */
export const pseudoSpeech = (language: PseudoLanguage): Speech => ({
  language,
  catalogue: {},
  sayMissing: language === 'en-XA' ? accentedText : mirroredText,
})
