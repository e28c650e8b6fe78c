import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { iconvNames } from './decode-text.ts'
import type { Encoding } from './byte-order-mark.ts'

/** Encodings of single bytes, and of several, as they are offered: the more common first. */
const candidates = [
  'Windows-1252',
  'MacRoman',
  'GBK',
  'Big5',
  'Shift_JIS',
  'EUC-JP',
  'EUC-KR',
  'Windows-1251',
  'KOI8-R',
  'Windows-1250',
] as const satisfies readonly Encoding[]

/** What the detector calls them, which knows the letters that are frequent in a language. MacRoman it does not. */
const detectorNames: Partial<Record<string, Encoding>> = {
  GB18030: 'GBK',
  Big5: 'Big5',
  Shift_JIS: 'Shift_JIS',
  'EUC-JP': 'EUC-JP',
  'EUC-KR': 'EUC-KR',
  'windows-1251': 'Windows-1251',
  'KOI8-R': 'KOI8-R',
}
/** How much the detector's confidence counts beside what stands between letters. */
const detectorWeight = 1.5
/** Between the numbers of two encodings that are as likely, the more common one wins. */
const commonnessWeight = 0.01

const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}|\p{M}/u.test(char)
const isLatin = (char: string | undefined): boolean => char !== undefined && /\p{Script=Latin}/u.test(char)
const isLower = (char: string | undefined): boolean => char !== undefined && /\p{Ll}/u.test(char)

/** How likely a character stands between its neighbours in a text that people wrote, from -3 to 1. */
const likelihood = (char: string, before: string | undefined, after: string | undefined): number => {
  if (char === '\uFFFD' || /\p{C}/u.test(char)) return -3
  const isInWord = isLetter(before) && isLetter(after)
  if (!isLetter(char)) {
    if (char === '’' || char === '‘') return isLetter(before) || isLetter(after) ? 1 : 0
    if (/[“”„«»–—…、。，；：？！（）「」]/u.test(char)) return isInWord && isLatin(before) ? -1 : 1
    return isInWord ? -3 : -1
  }
  if (!isLatin(char)) return isLatin(before) || isLatin(after) ? -3 : 0.5
  if (isLower(char)) return isLetter(before) || isLetter(after) ? 1 : -1
  return isLower(before) ? -3 : isLower(after) ? 0.5 : -0.5
}

/** The mean likelihood of the characters beyond ASCII. */
const plausibility = (text: string): number => {
  const chars = [...text]
  let sum = 0
  let count = 0
  for (const [index, char] of chars.entries()) {
    if (char.codePointAt(0)! < 0x80) continue
    sum += likelihood(char, chars[index - 1], chars[index + 1])
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** Whether no character of a text is one that the encoding lacks. */
const isWhole = (text: string): boolean => !text.includes('\uFFFD')

/**
 * The encodings in which a text that is not UTF-8 may be written, the likeliest first; empty when it is whole in
 * none. A guess: people must see what comes of it.
 */
export const guessEncodings = (sample: Uint8Array): Encoding[] => {
  const detected = new Map<Encoding, number>()
  for (const { name, confidence } of analyse(sample)) {
    const encoding = detectorNames[name]
    if (encoding) detected.set(encoding, Math.max(detected.get(encoding) ?? 0, confidence / 100))
  }
  return candidates
    .map((encoding, index) => {
      const text = iconv.decode(Buffer.from(sample), iconvNames[encoding])
      const score =
        plausibility(text) + detectorWeight * (detected.get(encoding) ?? 0) - commonnessWeight * index
      return { encoding, text, score }
    })
    .filter(({ text }) => isWhole(text))
    .sort((a, b) => b.score - a.score)
    .map(({ encoding }) => encoding)
}
