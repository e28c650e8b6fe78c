import { chakra } from '../styled/chakra.tsx'

const hidden = {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const

/** Text for screen readers only. */
export const VisuallyHidden = chakra('span', hidden)
export const VisuallyHiddenLabel = chakra('label', hidden)
