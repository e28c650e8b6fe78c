import { mapShown } from './map-shown.ts'
import type { ShownTranslations } from './schema.ts'

/**
 * Returns translations with only what is in what a student gets now. It stands apart from what finds translations,
 * which knows all kinds of questions: the list of quizzes would wait for them.
 */
export const withoutHidden = (
  translations: ShownTranslations | undefined,
  shown: object,
): { translations?: ShownTranslations } => {
  const present = new Set<string>()
  mapShown(shown, (text) => {
    present.add(text)
    return text
  })
  const kept = (translations ?? [])
    .map(({ language, texts }) => ({ language, texts: texts.filter(([original]) => present.has(original)) }))
    .filter(({ texts }) => texts.length > 0)
  return kept.length > 0 ? { translations: kept } : {}
}
