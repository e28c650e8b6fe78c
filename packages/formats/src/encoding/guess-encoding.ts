import { defined, elementAt } from '@quizwright/domain/defined.ts'
import type { Encoding } from '@quizwright/domain/schemas/csv.ts'
import { analyse } from 'chardet'

/** Single-byte and multi-byte encodings, the more common first. */
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
  'Windows-1256',
  'Windows-1253',
  'Windows-1255',
  'Windows-1254',
] as const satisfies readonly Encoding[]

/** The decoder's names of encodings that it calls differently. */
const decoderNames: Partial<Record<Encoding, string>> = { MacRoman: 'macintosh', GBK: 'gb18030' }

/** Decodes bytes. Bytes without a meaning in the encoding become U+FFFD. */
export const decodeAs = (encoding: Encoding, bytes: Uint8Array): string =>
  new TextDecoder(decoderNames[encoding] ?? encoding).decode(bytes)

/**
 * The encodings by the names of the detector, which knows how frequent the letters of a language are. It does not
 * know MacRoman.
 */
const detectorNames: Partial<Record<string, Encoding>> = {
  GB18030: 'GBK',
  Big5: 'Big5',
  Shift_JIS: 'Shift_JIS',
  'EUC-JP': 'EUC-JP',
  'EUC-KR': 'EUC-KR',
  'windows-1251': 'Windows-1251',
  'KOI8-R': 'KOI8-R',
  'windows-1256': 'Windows-1256',
  'ISO-8859-6': 'Windows-1256',
  'windows-1253': 'Windows-1253',
  'ISO-8859-7': 'Windows-1253',
  'windows-1255': 'Windows-1255',
  'ISO-8859-8': 'Windows-1255',
  'windows-1254': 'Windows-1254',
}
/** The weight of the detector's confidence compared with the likelihood of the characters. */
const detectorWeight = 1.5
/** If two encodings are equally likely, this weight decides for the more common one. */
const commonnessWeight = 0.01

const isLetter = (char: string | undefined): boolean => char !== undefined && /\p{L}|\p{M}/u.test(char)
const isLatin = (char: string | undefined): boolean => char !== undefined && /\p{Script=Latin}/u.test(char)
const isForeign = (char: string | undefined): boolean => isLetter(char) && !isLatin(char)
const isLower = (char: string | undefined): boolean => char !== undefined && /\p{Ll}/u.test(char)

/** The likelihood of a symbol: it stands alone or after a word, not inside one. */
const symbolLikelihood = (char: string, before: string | undefined, after: string | undefined): number => {
  if (char === '’' || char === '‘') return isLetter(before) || isLetter(after) ? 1 : 0
  if (/[²³°]/u.test(char)) return !isLetter(after) && /[\p{L}\p{N}]/u.test(before ?? '') ? 0.7 : -1
  if (char === '¿' || char === '¡') return isLetter(before) || !isLetter(after) ? -3 : 1
  // Accents without letters and box-drawing characters are typical of a wrong encoding.
  if (/[\p{Sk}\u2500-\u259f]/u.test(char)) return -2
  // Dots stand behind a word more often than before one, where a capital with an accent may stand.
  if (char === '…') return isLetter(after) ? 0.3 : 1
  if (/[€£]/u.test(char)) return isLetter(after) ? -1 : 0.7
  const isInWord = isLetter(before) && isLetter(after)
  if (/[“”„«»–—…、。，；：？！（）「」]/u.test(char)) return isInWord && isLatin(before) ? -1 : 1
  if (isInWord) return -3
  return isLetter(before) || isLetter(after) ? -1 : 0.4
}

/** Returns how likely a character is between its neighbours in a natural text, from -3 to 1. */
const likelihood = (chars: readonly string[], index: number): number => {
  const char = elementAt(chars, index)
  const [before, after] = [chars[index - 1], chars[index + 1]]
  if (char === '\uFFFD' || /\p{C}/u.test(char)) return -3
  if (!isLetter(char)) return symbolLikelihood(char, before, after)
  if (!isLatin(char)) {
    if (isLatin(before) || isLatin(after)) return -3
    if (isForeign(before) && isForeign(after)) return isLower(before) && /\p{Lu}/u.test(char) ? -3 : 0.8
    return isForeign(before) || isForeign(after) ? 0.2 : -1
  }
  if (isLower(char)) return isLetter(before) || isLetter(after) ? 1 : -1
  return isLower(before) ? -3 : isLower(after) ? 0.5 : -0.5
}

/** Returns the mean likelihood of the non-ASCII characters. */
const plausibility = (text: string): number => {
  const chars = [...text]
  let sum = 0
  let count = 0
  for (const [index, char] of chars.entries()) {
    if (defined(char.codePointAt(0), 'code point') < 0x80) continue
    sum += likelihood(chars, index)
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** Whether nearly all bytes of a text have a meaning in the encoding. */
const isWhole = (text: string): boolean => {
  const chars = [...text].filter((char) => defined(char.codePointAt(0), 'code point') >= 0x80)
  return chars.filter((char) => char === '\uFFFD').length <= chars.length / 5
}

/** Letters that Turkish has and Western Europe has not, and the other way round. */
const turkishLetter = /[ğışĞİŞ]/u
const westernLetter = /[áãåæéèêëíìñóòõøúùý]/iu
/** Turkish and Western Europe differ in six letters, each of which is likely in both. */
const turkishWeight = 0.3
/** Read as Western, Czech has the letters of Norway beside those of Italy, which no language has. */
const isCzech = (text: string): boolean => /ř/u.test(text) && /[ěůč]/u.test(text) && /[ýáíé]/u.test(text)
const czechWeight = 0.3
/** Words of another script, read as Latin letters, have nothing but accents, which no language has. */
const accentsInARow = /(?:(?!\p{ASCII})\p{Script=Latin}){5}/u
const accentsWeight = -0.5
const bonusOf = (encoding: Encoding, text: string): number => {
  if (accentsInARow.test(text)) return accentsWeight
  if (encoding === 'Windows-1250') return isCzech(text) ? czechWeight : 0
  return encoding === 'Windows-1254' && turkishLetter.test(text) && !westernLetter.test(text)
    ? turkishWeight
    : 0
}

/** Words in non-Latin letters. Only for these the detector knows more than the neighbours of a letter. */
const foreignWord = /(?:(?!\p{Script=Latin})\p{L}){4}/u

/**
 * Returns the possible encodings of a text that is not UTF-8, the most likely first, or none if no encoding fits. It
 * is a guess, so people must see the result.
 */
export const guessEncodings = (sample: Uint8Array): Encoding[] => {
  const detected = new Map<Encoding, number>()
  for (const { name, confidence } of analyse(sample)) {
    const encoding = detectorNames[name]
    if (encoding) detected.set(encoding, Math.max(detected.get(encoding) ?? 0, confidence / 100))
  }
  return candidates
    .map((encoding, index) => {
      const text = decodeAs(encoding, sample)
      const score =
        plausibility(text) +
        bonusOf(encoding, text) +
        (foreignWord.test(text) ? detectorWeight * (detected.get(encoding) ?? 0) : 0) -
        commonnessWeight * index
      return { encoding, text, score }
    })
    .filter(({ text }) => isWhole(text))
    .sort((a, b) => b.score - a.score)
    .map(({ encoding }) => encoding)
}
