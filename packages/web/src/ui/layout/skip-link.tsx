import { chakra } from '../styled/chakra.tsx'

/** A link that is visible while it has the focus and leads past what comes before its target. */
export const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetStart: '2',
    top: '-20',
    zIndex: 'skipNav',
    bg: 'bg.panel',
    px: '4',
    py: '2',
    borderRadius: 'md',
    boxShadow: 'lg',
    _focusVisible: { top: '2' },
  },
})
