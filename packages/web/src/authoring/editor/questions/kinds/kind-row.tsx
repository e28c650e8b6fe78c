import { chakra } from '../../../../ui/styled/chakra.tsx'

/** Fields of a kind beside each other, which wrap on a narrow page. */
export const KindRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    columnGap: '3',
    rowGap: '2',
    '& > [data-wide]': { flex: '1 1 14rem', minWidth: '0' },
    '& > [data-narrow]': { width: '8.5rem', maxWidth: '100%' },
    '& > p': { flexBasis: '100%', textStyle: 'xs', color: 'fg.muted' },
  },
})

/** The rows of accepted answers below each other. */
export const KindRows = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'stretch' },
})
