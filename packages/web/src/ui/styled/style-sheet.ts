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

/** Inserts styles that are not in the sheet yet and returns their class name; empty for no styles. */
export const insertClass = (styles: object): string => {
  const { key, registered } = styleCache()
  const serialized = serializeStyles([styles as CSSObject], registered)
  if (serialized.styles === '') return ''
  insertStyles(styleCache(), serialized, true)
  return `${key}-${serialized.name}`
}
