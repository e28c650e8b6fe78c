import { chakra } from '../styled/chakra.tsx'
import type { StyledProps } from '../styled/chakra-types.ts'

const Placeholder = chakra('div', {
  base: {
    bg: 'bg.muted',
    borderRadius: 'l1',
    animation: 'pulse',
    minHeight: '4',
    '&[data-line]': { height: '3.5' },
  },
})

/** A grey box in the size of the content that is loading, so that the layout does not shift. */
export const Skeleton = (props: StyledProps<'div'>) => <Placeholder role="status" {...props} />
