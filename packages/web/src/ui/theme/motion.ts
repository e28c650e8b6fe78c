import { defineAnimationStyles, defineKeyframes } from '@chakra-ui/react/styled-system'

export const keyframes = defineKeyframes({
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'slide-from-top': { from: { translate: '0 -0.5rem' }, to: { translate: '0' } },
  'slide-from-bottom': { from: { translate: '0 0.5rem' }, to: { translate: '0' } },
  'slide-to-top': { from: { translate: '0' }, to: { translate: '0 -0.5rem' } },
  'slide-to-bottom': { from: { translate: '0' }, to: { translate: '0 0.5rem' } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  slide: { from: { left: '-40%' }, to: { left: '100%' } },
})

const slideFade = (direction: 'in' | 'out', from: 'from' | 'to') => ({
  value: {
    transformOrigin: 'var(--transform-origin)',
    '&[data-placement^=top]': { animationName: `slide-${from}-bottom, fade-${direction}` },
    '&[data-placement^=bottom]': { animationName: `slide-${from}-top, fade-${direction}` },
    '&[data-placement^=left], &[data-placement^=right]': { animationName: `fade-${direction}` },
  },
})

/** The animation styles that Chakra's menus, comboboxes and tooltips refer to. */
export const animationStyles = defineAnimationStyles({
  'slide-fade-in': slideFade('in', 'from'),
  'slide-fade-out': slideFade('out', 'to'),
  'scale-fade-in': {
    value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-in, fade-in' },
  },
  'scale-fade-out': {
    value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-out, fade-out' },
  },
})
