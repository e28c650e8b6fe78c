import { chakra } from './chakra.tsx'

/** A grey place of the size of what is coming, so that nothing jumps when it comes. */
export const Skeleton = chakra('div', { base: { bg: 'bg.muted', borderRadius: 'l1', animation: 'pulse', minHeight: '4', '&[data-line]': { height: '3.5' } } })
