import { entryOf } from '../defined.ts'
import type { QuestionContent } from '../schemas/question.ts'
import { mapShown } from './map-shown.ts'
import type { ShownTranslations } from './schema.ts'
import { textsToTranslate } from './translate.ts'

/** Without these a question is understood, so they may stay in the original's language. */
const besides: ReadonlySet<string> = new Set(['section', 'image_description'])

/**
 * Returns the translations of what a student gets of a question: the question itself, or its solution. A question is
 * shown in another language only if all of it is translated as it is now, because an option that stands out would tell
 * something. Its solution is shown as far as it is translated. Nothing is in it that is not in what the student gets.
 */
export const translationsShown = (
  content: QuestionContent,
  shown: object,
  { isWhole }: { isWhole: boolean },
): { translations?: ShownTranslations } => {
  if (!content.translations) return {}
  const needed = new Map<string, string>()
  mapShown(shown, (text, name) => {
    if (needed.get(text) === undefined || !besides.has(name)) needed.set(text, name)
    return text
  })
  const found = content.translations.flatMap(({ language }) => {
    const texts = textsToTranslate(content, language).filter(({ original }) => needed.has(original))
    const isReady = texts.every(
      ({ original, state }) => state === 'done' || besides.has(entryOf(needed, original)),
    )
    const done = new Map(texts.filter(({ state }) => state === 'done').map((one) => [one.original, one.text]))
    if ((isWhole && !isReady) || done.size === 0) return []
    // In the order of what is shown, which tells nothing.
    const pairs = [...needed.keys()].flatMap((text): [string, string][] =>
      done.has(text) ? [[text, entryOf(done, text)]] : [],
    )
    return [{ language, texts: pairs }]
  })
  return found.length > 0 ? { translations: found } : {}
}
