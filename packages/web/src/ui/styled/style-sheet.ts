import createCache, { type EmotionCache } from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import { insertStyles } from '@emotion/utils'
import { system } from '../theme/system.ts'

let cache: EmotionCache | undefined

/**
 * The Emotion cache for all runtime styles. The gateway writes a nonce into the page, because the content
 * security policy refuses style elements without it.
 */
export const styleCache = (): EmotionCache => {
  if (cache) return cache
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  cache = createCache({ key: 'q', nonce })
  // Declares the order of the layers first: a later layer wins, in whatever order rules are inserted.
  for (const styles of [system().layers.atRule, ...system()._global])
    cache.insert('', serializeStyles([styles as CSSObject]), cache.sheet, true)
  return cache
}

/** Rules of elements that are rendered but not on the page yet. */
const waiting: string[] = []

/**
 * Inserts the waiting rules into the sheet. Called when the rendered elements are put on the page. Each new rule makes
 * the browser compute the styles of the whole page again; inserted during rendering, it would do so in every pause
 * between two slices.
 */
export const insertWaitingRules = (): void => {
  for (const rule of waiting.splice(0)) styleCache().sheet.insert(rule)
}
const waitingSheet = { insert: (rule: string) => void waiting.push(rule) } as EmotionCache['sheet']

/**
 * Returns the class name of styles, or an empty text for no styles. Rules that are not in the sheet yet wait for
 * `insertWaitingRules`.
 */
export const classOf = (styles: object): string => {
  const { key, registered } = styleCache()
  const serialized = serializeStyles([styles as CSSObject], registered)
  if (serialized.styles === '') return ''
  insertStyles({ ...styleCache(), sheet: waitingSheet }, serialized, true)
  return `${key}-${serialized.name}`
}
