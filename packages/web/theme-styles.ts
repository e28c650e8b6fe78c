import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import type { Plugin } from 'vite'
import { system } from './src/ui/theme/system.ts'

/** The reset, the global styles and the custom properties of all tokens, in the order of their layers, as CSS. */
export const themeCss = (): string => {
  const cache = createCache({ key: 'theme' })
  const { layers, _global: globalStyles } = system()
  // Where there is no document, Emotion returns what it would insert.
  return [layers.atRule, ...globalStyles]
    .map((styles) => cache.insert('', serializeStyles([styles as object]), cache.sheet, true) ?? '')
    .join('')
}

/** What the built page does not make again, by the file that makes it. */
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
 * Makes the styles of the theme a file of the built page. Chakra makes them in the browser, before anything is drawn:
 * that took more than half of what making its system takes, in one task that nothing interrupts, and the code for it.
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
  transformIndexHtml() {
    const file = this.emitFile({ type: 'asset', name: 'theme.css', source: themeCss() })
    return [
      { tag: 'link', attrs: { rel: 'stylesheet', href: `/${this.getFileName(file)}` }, injectTo: 'head' },
    ]
  },
})
