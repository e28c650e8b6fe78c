import { chakra } from '../styled/chakra.tsx'
import type { StyledProps } from '../styled/chakra-types.ts'

const Grey = chakra('div', {
  base: {
    bg: 'bg.muted',
    borderRadius: 'l1',
    animation: 'pulse',
    minHeight: '4',
    '&[data-line]': { height: '3.5' },
  },
})

/**
 * A grey place of the size of what is coming, so that nothing jumps when it comes. Its `aria-label` is said
 * to those who do not see it.
 */
export const Skeleton = (props: StyledProps<'div'>) => <Grey role="status" {...props} />
