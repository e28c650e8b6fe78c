/** Where a dragged question would come to lie, for what carries the edge as `data-edge`. */
export const dropMark = {
  '&[data-edge]': { position: 'relative' },
  '&[data-edge]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    height: '0.5',
    bg: 'accent.solid',
    borderRadius: 'full',
    pointerEvents: 'none',
  },
  '&[data-edge=top]::after': { top: '-2' },
  '&[data-edge=bottom]::after': { bottom: '-2' },
} as const
