import { chakra } from '../styled/chakra.tsx'

/** Names with their values, one per line. */
export const DescriptionList = chakra('dl', {
  base: {
    display: 'grid',
    // With large letters, the values take several lines, so that the names keep half of the width.
    gridTemplateColumns: 'minmax(50%, 1fr) minmax(0, auto)',
    columnGap: '4',
    textStyle: 'sm',
    '& > *': { py: '1.5', borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& > dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 'semibold', textAlign: 'end' },
  },
})
