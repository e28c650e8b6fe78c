import { chakra } from '../styled/chakra.tsx'

/**
 * Scrolls a `VirtualSheet`. It fills the height that its parent leaves, or is as high as its rows up to a
 * limit.
 */
export const VirtualScroller = chakra('div', {
  base: { overflowY: 'auto', overscrollBehavior: 'contain' },
  variants: {
    height: {
      fill: { flex: '1', minHeight: '0', contain: 'strict' },
      rows: { maxHeight: { base: '9rem', sm: '15rem' } },
    },
  },
  defaultVariants: { height: 'fill' },
})

/** Has the height of all rows. Each rendered `li` is moved to its position. */
export const VirtualSheet = chakra('ol', {
  base: {
    listStyle: 'none',
    position: 'relative',
    m: '0',
    p: '0',
    '& > li': { position: 'absolute', insetInline: '0', top: '0' },
  },
})
