import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { contentLanguage } from '../schemas/language.ts'
import { text } from '../schemas/text.ts'
import { translationLimits } from './limits.ts'

/**
 * A text of a question in another language. `field` is where the original stands, `of` is the original as it was when
 * it was translated: if the original has changed since, the translation is outdated.
 */
const translatedText = z.strictObject({
  field: text(lengths.name),
  of: text(lengths.question),
  text: text(lengths.question),
})
export type TranslatedText = z.infer<typeof translatedText>

/** The texts of a question in one other language. */
export const translation = z.strictObject({
  language: contentLanguage,
  texts: z.array(translatedText).check(z.maxLength(translationLimits.texts)),
})
export type Translation = z.infer<typeof translation>

export const translations = z.array(translation).check(z.maxLength(translationLimits.languages))

/**
 * What a student reads of a question, or of its solution, in another language: each original with its translation. It
 * holds nothing that is not in the original shown.
 */
export const shownTranslations = z.array(
  z.strictObject({ language: contentLanguage, texts: z.array(z.tuple([z.string(), z.string()])) }),
)
export type ShownTranslations = z.infer<typeof shownTranslations>
