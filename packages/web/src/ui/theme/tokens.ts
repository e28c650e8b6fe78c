import { defineTokens } from '@chakra-ui/react/styled-system'

const values = <V extends string | number>(entries: Record<string, V>): Record<string, { value: V }> =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]))

/** Steps of a quarter rem: `4` is 1 rem. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 96,
]
const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]))

/** A script may need a font before that of the system (`@quizwright/ui/styles/script-fonts.css`). */
const sans =
  'var(--script-font, system-ui), system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", ' +
  '"Noto Sans", "Liberation Sans", Arial, sans-serif'
const mono =
  'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", var(--script-font, monospace), monospace'

export const tokens = defineTokens({
  spacing: scale,
  sizes: {
    ...scale,
    ...values({
      full: '100%',
      min: 'min-content',
      max: 'max-content',
      fit: 'fit-content',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
    }),
  },
  fonts: values({ heading: sans, body: sans, mono }),
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ short: 1.375, moderate: 1.5, tall: 1.625 }),
  letterSpacings: values({ tight: '-0.011em', wide: '0.02em', wider: '0.05em', widest: '0.1em' }),
  radii: values({
    xs: '0.1875rem',
    sm: '0.25rem',
    md: '0.375rem',
    lg: '0.5rem',
    xl: '0.75rem',
    full: '9999px',
  }),
  durations: values({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: values({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
  cursor: values({
    button: 'pointer',
    checkbox: 'default',
    disabled: 'not-allowed',
    menuitem: 'default',
    option: 'default',
    radio: 'default',
    slider: 'default',
    switch: 'pointer',
  }),
  colors: {
    white: { value: '#ffffff' },
    black: { value: '#000000' },
    blackAlpha: values({ 500: 'rgba(12, 16, 22, 0.45)' }),
    transparent: { value: 'transparent' },
  },
  animations: values({
    spin: 'spin 1s linear infinite',
    pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  }),
})
