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

/** A sign of work whose length is not known. Whoever shows it also says it in words. */
export const Spinner = () => <Ring aria-hidden />
