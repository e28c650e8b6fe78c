import createCache, { type EmotionCache } from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import { insertStyles } from '@emotion/utils'
import { system } from '../theme/system.ts'

let cache: EmotionCache | undefined

/**
 * The Emotion cache through which all runtime styles go. The gateway writes a nonce into the page; a style element
 * without it is refused by the content security policy.
 */
export const styleCache = (): EmotionCache => {
  if (cache) return cache
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  cache = createCache({ key: 'q', nonce })
  // The order of the layers is declared first: a later layer wins, whichever rule was inserted first.
  for (const styles of [system().layers.atRule, ...system()._global])
    cache.insert('', serializeStyles([styles as CSSObject]), cache.sheet, true)
  return cache
}

/** Inserts styles that are not in the sheet yet and returns their class name, empty for no styles. */
export const insertClass = (styles: object): string => {
  const { key, registered } = styleCache()
  const serialized = serializeStyles([styles as CSSObject], registered)
  if (serialized.styles === '') return ''
  insertStyles(styleCache(), serialized, true)
  return `${key}-${serialized.name}`
}
