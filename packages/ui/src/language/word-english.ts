import { speak } from '@quizwright/domain/language/say.ts'
import type { Loaded } from './page-language.ts'

/**
 * Words in English what rules and services say better than it came, if the catalogue can be loaded. Another language
 * that was chosen meanwhile stays.
 */
export const wordEnglish = async (load: () => Promise<Loaded>): Promise<void> => {
  const loaded = await load().catch(() => undefined)
  if (!loaded || document.documentElement.lang !== 'en') return
  const { default: catalogue, ...made } = loaded
  speak({ language: 'en', catalogue, ...made })
}
