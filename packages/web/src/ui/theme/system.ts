import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import {
  createSystem,
  defineConfig,
  defineLayerStyles,
  defineTextStyles,
  type SystemContext,
} from '@chakra-ui/react/styled-system'
import { semanticColors } from './colors.ts'
import { globalCss } from './global-css.ts'
import { animationStyles, keyframes } from './motion.ts'
import { tokens } from './tokens.ts'

const textStyles = defineTextStyles({
  '2xs': { value: { fontSize: '2xs', lineHeight: '0.875rem' } },
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.625rem', letterSpacing: '-0.011em' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem', letterSpacing: '-0.014em' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', letterSpacing: '-0.019em' } },
  // Headings of a screen, of a window or an empty area, of a section, and of a subsection.
  title: {
    '2xl': { value: { fontSize: '2xl', lineHeight: '2rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
    lg: { value: { fontSize: 'lg', lineHeight: '1.625rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
    md: { value: { fontSize: 'md', lineHeight: '1.5rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
    sm: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'semibold' } },
  },
  label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
})

/** Contains no recipes: each component has its own, so that a screen loads only those it uses. */
const theme = defineConfig({
  preflight: true,
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      shadows: {
        xs: { value: { _light: '0 1px 2px rgba(20, 28, 40, 0.06)', _dark: '0 1px 1px rgba(0, 0, 0, 0.6)' } },
        md: {
          value: {
            _light: '0 0 0 1px rgba(20, 28, 40, 0.07), 0 6px 16px rgba(20, 28, 40, 0.10)',
            _dark: '0 0 0 1px #29303a, 0 6px 16px rgba(0, 0, 0, 0.6)',
          },
        },
        lg: {
          value: {
            _light: '0 0 0 1px rgba(20, 28, 40, 0.08), 0 12px 32px rgba(20, 28, 40, 0.16)',
            _dark: '0 0 0 1px #303843, 0 12px 32px rgba(0, 0, 0, 0.7)',
          },
        },
      },
    },
    keyframes,
    animationStyles,
    textStyles,
    layerStyles: defineLayerStyles({ disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } }),
  },
})

let made: SystemContext | undefined

/** Created on first use, because it takes as long as evaluating half of the page's script. */
export const system = (): SystemContext => (made ??= createSystem(defaultBaseConfig, theme))
