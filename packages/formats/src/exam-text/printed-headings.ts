import type { Language } from '@quizwright/domain/language/languages.ts'

/** The headings behind the questions of a printed quiz: its key, its solutions and the sheet for answers. */
export type PrintedHeadings = { key: string; solutions: string; sheet: string }

/** These headings in the languages of the pages. What is printed in one of them is read again. */
export const printedHeadings: Readonly<Record<Language, PrintedHeadings>> = {
  en: { key: 'Answer key', solutions: 'Solutions', sheet: 'Answer sheet' },
  ur: { key: 'جوابی کلید', solutions: 'حل', sheet: 'جوابی پرچہ' },
  ar: { key: 'مفتاح الإجابات', solutions: 'الحلول', sheet: 'ورقة الإجابات' },
  hi: { key: 'उत्तर कुंजी', solutions: 'हल', sheet: 'उत्तर पत्रक' },
  es: { key: 'Clave de respuestas', solutions: 'Soluciones', sheet: 'Hoja de respuestas' },
  fr: { key: 'Corrigé', solutions: 'Solutions', sheet: 'Feuille de réponses' },
}

/** The words of one of these headings in all languages, for the pattern of a reader. */
export const headingWords = (name: keyof PrintedHeadings): string =>
  Object.values(printedHeadings)
    .map((headings) => headings[name].replaceAll(' ', String.raw`\s+`))
    .join('|')
