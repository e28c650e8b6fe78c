import createCache, { type EmotionCache } from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import { insertStyles } from '@emotion/utils'
import { system } from '../theme/system.ts'

let sheet: EmotionCache | undefined

/**
 * Where every style that is made at run time goes. The gateway writes a nonce into the page; without it the
 * browser drops them.
 */
export const styleSheet = (): EmotionCache => {
  if (sheet) return sheet
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  sheet = createCache({ key: 'q', nonce })
  // Later layers win over earlier ones, whatever came first into the sheet.
  for (const styles of [system.layers.atRule, ...system._global])
    sheet.insert('', serializeStyles([styles as CSSObject]), sheet.sheet, true)
  return sheet
}

/** The class under which these styles stand in the sheet, put there when they are new. */
export const classOf = (styles: object): string => {
  const cache = styleSheet()
  const serialized = serializeStyles([styles as CSSObject], cache.registered)
  if (serialized.styles === '') return ''
  insertStyles(cache, serialized, true)
  return `${cache.key}-${serialized.name}`
}
