import createCache from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import type { Plugin } from 'vite'
import { system } from './src/ui/theme/system.ts'

const file = 'theme.css'

/** The reset, the global styles and the custom properties of all tokens, in the order of their layers, as CSS. */
export const themeCss = (): string => {
  const cache = createCache({ key: 'theme' })
  const { layers, _global: globalStyles } = system()
  // Without a document, Emotion returns the CSS that it would insert.
  return [layers.atRule, ...globalStyles]
    .map((styles) => cache.insert('', serializeStyles([styles as CSSObject]), cache.sheet, true) ?? '')
    .join('')
}

/** Code that the built page must not run again, with its replacement, by the path of its file. */
const madeBefore: readonly { path: string; text: string; instead: string }[] = [
  {
    path: '/@chakra-ui/react/dist/esm/styled-system/system.js',
    text: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    instead: 'const _global = [];',
  },
  {
    path: '/@chakra-ui/react/dist/esm/styled-system/system.js',
    text: 'const result = createPreflight({ preflight });',
    instead: 'const result = {};',
  },
  {
    path: '/web/src/ui/theme/system.ts',
    text: "import { globalCss } from './global-css.ts'",
    instead: 'const globalCss = {}',
  },
]

/**
 * Writes the styles of the theme to a file of the built page. Chakra would compute them in the browser before anything
 * is drawn: that took more than half of the time for creating its system, in one uninterrupted task
 * (docs/decisions/052).
 */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const parts = madeBefore.filter(({ path }) => id.endsWith(path))
    if (parts.length === 0) return undefined
    for (const { path, text } of parts)
      if (!code.includes(text)) throw new Error(`theme-styles finds no "${text}" in ${path}.`)
    return {
      code: parts.reduce((made, { text, instead }) => made.replace(text, instead), code),
      map: null,
    }
  },
  buildStart() {
    this.emitFile({ type: 'asset', name: file, source: themeCss() })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const style = Object.values(bundle).find((made) => made.type === 'asset' && made.names.includes(file))
      if (!style) throw new Error('The build has no theme.css.')
      return [
        { tag: 'link', attrs: { rel: 'stylesheet', href: `/${style.fileName}` }, injectTo: 'head' as const },
      ]
    },
  },
})
