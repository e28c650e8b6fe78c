import { chakra } from '../../../ui/styled/chakra.tsx'

/** A field with its tools beside it; on a phone they come below it once one is in it. */
export const ContentLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'flex-start',
    columnGap: '1',
    '& > [data-cell]': { minWidth: { base: 'calc(100% - 3rem)', sm: '0' } },
    '&:focus-within > [data-tools], &:hover > [data-tools]': { display: 'flex' },
  },
})

export const LineTools = chakra('div', {
  base: { display: { base: 'none', sm: 'flex' }, order: { base: '1', sm: '0' } },
})
