import createCache, { type EmotionCache } from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import { StyleSheet } from '@emotion/sheet'
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
 * Inserts the waiting rules, in a new sheet at the end. Called when the rendered elements are put on the page: each
 * insertion makes the browser compute styles again; during rendering, it would do so in every pause between two
 * slices. A rule in a layer that is added to an existing sheet makes the browser compute the styles and the layout of
 * the whole page, in a new last sheet only those of the elements that it matches (docs/decisions/024).
 */
export const insertWaitingRules = (): void => {
  if (waiting.length === 0) return
  const { key, nonce } = styleCache()
  const sheet = new StyleSheet({ key, nonce, container: document.head })
  for (const rule of waiting.splice(0)) sheet.insert(rule)
}
const waitingSheet = { insert: (rule: string) => void waiting.push(rule) } as EmotionCache['sheet']

/**
 * Returns the class name of styles, or an empty text for no styles. Rules that are not in the sheet yet wait for
 * `insertWaitingRules`.
 */
export const registerStyles = (styles: object): string => {
  const { key, registered } = styleCache()
  const serialized = serializeStyles([styles as CSSObject], registered)
  if (serialized.styles === '') return ''
  insertStyles({ ...styleCache(), sheet: waitingSheet }, serialized, true)
  return `${key}-${serialized.name}`
}
