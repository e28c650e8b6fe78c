import { mapShown } from './map-shown.ts'
import type { ShownTranslations } from './schema.ts'

type Shown = { translations?: ShownTranslations | undefined; language?: string | undefined }

/** Returns a question or a solution in a language, or as it is if it has no translation into it. */
export const showIn = <Value extends Shown>(value: Value, language: string | undefined): Value => {
  const found = value.translations?.find((one) => one.language === language)
  if (!found) return value
  const texts = new Map(found.texts)
  return { ...mapShown(value, (text) => texts.get(text) ?? text), language }
}
