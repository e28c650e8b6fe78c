import { languageOfWriting } from '../language/language-of-writing.ts'
import { pageLocale } from './locale.ts'

/** The full stop of a text: "۔" in Urdu, "।" in Hindi. Short Urdu may have only letters that Arabic has, too. */
const fullStopOf = (text: string): string => {
  const language = languageOfWriting(text)
  if (language === 'hi') return '।'
  return language === 'ur' || (language === 'ar' && /^ur\b/.test(pageLocale())) ? '۔' : '.'
}

/** Adds the full stop that people often leave out of a reason, and that a part of a text has at its end. */
export const asSentence = (text: string): string =>
  /[.!?…۔؟।]\u2069*$/.test(text.trim()) ? text : `${text.trim()}${fullStopOf(text)}`
