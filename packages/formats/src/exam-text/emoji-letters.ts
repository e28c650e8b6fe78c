import { defined } from '@quizwright/domain/defined.ts'

/** Digits as an image. */
export const keycap = String.raw`[0-9]\uFE0F?\u20E3|🔟`
/** Letters in a square, in a circle and in brackets. A flag is two of the last ones. */
export const emojiLetter =
  String.raw`[\u{1F170}-\u{1F189}\u{1F150}-\u{1F169}\u{1F130}-\u{1F149}Ⓐ-Ⓩⓐ-ⓩ⒜-⒵]|` +
  String.raw`[\u{1F1E6}-\u{1F1FF}](?![\u{1F1E6}-\u{1F1FF}])`
const bases = [0x1f170, 0x1f150, 0x1f130, 0x24b6, 0x1f1e6]

/** The letter or the digits that a sign shows: A for 🅰, 1 for 1️⃣. */
export const shownBy = (sign: string): string => {
  if (sign.startsWith('🔟')) return '10'
  const [first = ''] = sign
  if (/[0-9]/.test(first)) return first
  const code = defined(first.codePointAt(0), 'code point')
  const small = [0x24d0, 0x249c].find((base) => code >= base && code < base + 26)
  if (small !== undefined) return String.fromCodePoint(97 + code - small)
  const base = bases.find((one) => code >= one && code < one + 26) ?? code
  return String.fromCodePoint(65 + code - base)
}

const labelAtStart = new RegExp(String.raw`^(${keycap}|${emojiLetter})\uFE0F?\s*(?:[.):\-–]\s*)?`, 'u')
const image = String.raw`\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D`
const imagesAtEnd = new RegExp(String.raw`(?:${image}|\s)+$`, 'u')
/** More images are no decoration, and each of them would be searched from. */
const mostAtEnd = 40

/** An answer whose letter is an image, or behind which images stand: "B) Au" for "🅱️ Au", "A" for "A 🗳️". */
export const withPlainLetter = (answer: string): string => {
  const end = answer.slice(-mostAtEnd)
  const bare = answer.slice(0, answer.length - end.length) + end.replace(imagesAtEnd, '')
  const text = bare.trim() === '' ? answer : bare
  return text.replace(labelAtStart, (whole, sign: string) =>
    whole.length === text.length ? shownBy(sign) : `${shownBy(sign)}) `,
  )
}
