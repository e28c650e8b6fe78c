import { chakra } from '../styled/chakra.tsx'

/** A short text or number that marks the item beside it. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    minHeight: '5',
    borderRadius: 'l1',
    textStyle: '2xs',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { bg: 'gray.muted', color: 'gray.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      good: { bg: 'green.subtle', color: 'green.fg' },
      warning: { bg: 'orange.subtle', color: 'orange.fg' },
      bad: { bg: 'red.subtle', color: 'red.fg' },
    },
  },
  defaultVariants: { tone: 'neutral' },
})
