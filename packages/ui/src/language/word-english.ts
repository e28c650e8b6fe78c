import { speak } from '@quizwright/domain/language/say.ts'
import { type Loaded, untilAsked } from './page-language.ts'

/**
 * Words in English what rules and services say better than it came, if the catalogue can be loaded. What was shown
 * meanwhile stays: another language, or English with more texts. Returns whether texts are said otherwise now.
 */
export const wordEnglish = async (load: () => Promise<Loaded>): Promise<boolean> => {
  const isLatest = untilAsked()
  const loaded = await load().catch(() => undefined)
  if (!loaded || !isLatest() || document.documentElement.lang !== 'en') return false
  const { default: catalogue, ...made } = loaded
  speak({ language: 'en', catalogue, ...made })
  return true
}
