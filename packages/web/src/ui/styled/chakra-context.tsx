import { LocaleProvider } from '@chakra-ui/react/locale'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from '../theme/system.ts'
import { styleCache } from './style-sheet.ts'

/** Without global styles and layers, because `styleCache` has already inserted them for the whole page. */
const theme = system()
const systemOfParts = { ...theme, _global: [], _config: { ...theme._config, disableLayers: true } }

/**
 * The context that components of Chakra (dialog, menu, combobox) need. It wraps each of them instead of the app, so
 * that its code is loaded with the first of them.
 */
export const ChakraContext = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleCache()}>
    <ChakraProvider value={systemOfParts}>
      {/* Otherwise they run from left to right in every language. */}
      <LocaleProvider locale={document.documentElement.lang || 'en'}>{children}</LocaleProvider>
    </ChakraProvider>
  </CacheProvider>
)
