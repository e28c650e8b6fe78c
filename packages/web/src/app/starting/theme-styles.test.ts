import { expect, test } from 'vitest'
import { themeCss, themeStyles } from '../../../theme-styles.ts'

test('the file of the theme declares the layers first, and has the reset, the tokens and the global styles', () => {
  const css = themeCss()
  expect(css).toMatch(/^@layer reset, ?base, ?tokens, ?recipes;/)
  expect(css).toMatch(/@layer reset\{html\{/)
  expect(css).toMatch(/@layer tokens\{.*--chakra-colors-fg:/)
  expect(css).toMatch(/@layer base\{.*scroll-padding-top:4\.5rem/)
})

test('the build fails where Chakra makes its styles in another way than is known', () => {
  const { transform } = themeStyles() as { transform: (code: string, id: string) => unknown }
  const file = '/node_modules/@chakra-ui/react/dist/esm/styled-system/system.js'
  expect(() => transform('const styles = []', file)).toThrow('theme-styles finds no')
  expect(transform('const styles = []', '/other.js')).toBeUndefined()
})
