import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { styleSheet } from './style-sheet.ts'
import { system } from '../theme/system.ts'

/** What is in the sheet for all of the page is there already. */
const local = { ...system, _global: [], _config: { ...system._config, disableLayers: true } }

/**
 * Stands around parts that are Chakra's own (dialog, menu, picker). They come with their first use, and what
 * they need comes with them.
 */
export const ChakraContext = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={styleSheet()}>
    <ChakraProvider value={local}>{children}</ChakraProvider>
  </CacheProvider>
)
