import { pageLocale } from './locale.ts'

/** Whether the last letter is Devanagari, or Arabic. Signs may follow it. */
const endsInHindi = /[\u0904-\u0939]\P{L}*$/u
const endsInArabicLetters = /[\u0620-\u06d3]\P{L}*$/u
/** Letters that Urdu has and Arabic has not. A short text in Urdu may have none of them. */
const urduOnly = /[\u0679\u0688\u0691\u06ba\u06be\u06c1\u06d2]/

/** The full stop of a text: "۔" in Urdu, "।" in Hindi. */
const fullStopOf = (text: string): string => {
  if (endsInHindi.test(text)) return '।'
  return endsInArabicLetters.test(text) && (urduOnly.test(text) || pageLocale().startsWith('ur')) ? '۔' : '.'
}

/** Adds the full stop that people often leave out of a reason, and that a part of a text has at its end. */
export const asSentence = (text: string): string =>
  /[.!?…۔؟।]\u2069*$/.test(text.trim()) ? text : `${text.trim()}${fullStopOf(text)}`
