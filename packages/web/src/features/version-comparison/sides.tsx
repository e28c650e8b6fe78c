import { chakra } from '../../ui/styled/chakra.tsx'

/** Puts two versions side by side, or below each other on a phone. */
export const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
  },
})
