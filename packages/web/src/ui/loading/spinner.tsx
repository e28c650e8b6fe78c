import { chakra } from '../styled/chakra.tsx'

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    boxSize: '4',
    flexShrink: '0',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    animation: 'spin',
    animationDuration: 'slower',
  },
})

/** A busy indicator, hidden from screen readers: the caller adds a text. */
export const Spinner = () => <Ring aria-hidden />
