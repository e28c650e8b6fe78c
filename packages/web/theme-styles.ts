import createCache from '@emotion/cache'
import { type CSSObject, serializeStyles } from '@emotion/serialize'
import type { Plugin } from 'vite'
import { system } from './src/ui/theme/system.ts'

/** The reset, the global styles and the custom properties of all tokens, in the order of their layers, as CSS. */
export const themeCss = (): string => {
  const cache = createCache({ key: 'theme' })
  const { layers, _global: globalStyles } = system()
  // Without a document, Emotion returns the CSS that it would insert.
  return [layers.atRule, ...globalStyles]
    .map((styles) => cache.insert('', serializeStyles([styles as CSSObject]), cache.sheet, true) ?? '')
    .join('')
}

const fileName = 'theme.css'

/** Replaces what the built page must not compute again, by the file that computes it. */
const madeBefore: readonly { file: string; text: string; instead: string }[] = [
  {
    file: '/@chakra-ui/react/dist/esm/styled-system/system.js',
    text: 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];',
    instead: 'const _global = [];',
  },
  {
    file: '/@chakra-ui/react/dist/esm/styled-system/system.js',
    text: 'const result = createPreflight({ preflight });',
    instead: 'const result = {};',
  },
  {
    file: '/web/src/ui/theme/system.ts',
    text: "import { globalCss } from './global-css.ts'",
    instead: 'const globalCss = {}',
  },
]

/**
 * Writes the styles of the theme to a file of the built page. Chakra would compute them in the browser before anything
 * is drawn: that took more than half of the time for creating its system, in one uninterrupted task.
 */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const parts = madeBefore.filter(({ file }) => id.endsWith(file))
    if (parts.length === 0) return undefined
    for (const { file, text } of parts)
      if (!code.includes(text)) throw new Error(`theme-styles finds no "${text}" in ${file}.`)
    return {
      code: parts.reduce((made, { text, instead }) => made.replace(text, instead), code),
      map: null,
    }
  },
  buildStart() {
    this.emitFile({ type: 'asset', name: fileName, source: themeCss() })
  },
  transformIndexHtml(_html, { bundle = {} }) {
    const file = Object.values(bundle).find(
      (output) => output.type === 'asset' && output.names.includes(fileName),
    )
    if (!file) throw new Error(`theme-styles finds no ${fileName} in the build.`)
    return [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${file.fileName}` }, injectTo: 'head' }]
  },
})
