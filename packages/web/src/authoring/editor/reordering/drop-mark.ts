/** Styles that show where a dragged question would be dropped, for elements with `data-edge`. */
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
