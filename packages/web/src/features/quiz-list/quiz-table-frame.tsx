import { chakra } from '../../ui/styled/chakra.tsx'
import { clipped } from '../../ui/styled/clipped.ts'

/**
 * Shows all columns if they fit. On less width, course and module move below the name, and then everything
 * except name, issues and actions. A container query on the list's width decides, so that zooming works like
 * a phone.
 */
export const ListFrame = chakra('div', {
  base: {
    containerType: 'inline-size',
    outline: '0 !important',
    scrollMarginTop: '7rem',
    '& tbody > tr': { scrollMarginBlock: { base: '4rem', md: '10rem 4rem' } },
    '& > table': { tableLayout: 'fixed' },
    '& > table > thead th': {
      position: { md: 'sticky' },
      top: '6.25rem',
      zIndex: 'docked',
      bg: 'bg',
      py: '1',
    },
    '& > table > tbody td, & > table > tbody th': { py: '1' },
    '& > table .select': { width: '2.75rem', px: '2' },
    '& > table .actions': { width: '11.5rem', textAlign: 'end', whiteSpace: 'nowrap', ps: '0' },
    '& .name': {
      overflowWrap: 'anywhere',
      '& a': { color: 'fg', borderRadius: 'l1', _hover: { color: 'accent.fg', textDecoration: 'underline' } },
      // A target for fingers: the lines of a name are lower than 24 pixels.
      '& > .title': { me: '1', py: '1' },
    },
    '& .version': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '6',
      height: '6',
      px: '1',
      verticalAlign: 'middle',
      borderRadius: 'l1',
      textStyle: '2xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      cursor: 'button',
      _hover: { bg: 'bg.emphasized', color: 'fg' },
    },
    '& .attempts': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '2.5',
      '& > svg': { color: 'accent.solid', flexShrink: '0' },
    },
    '& .clip': clipped,
    '& .place, & .in-words': {
      display: 'none',
      textStyle: 'xs',
      color: 'fg.muted',
      fontWeight: 'normal',
      mt: '0.5',
    },
    // On a phone, the links of a row are words, because icons have no room.
    '& .links': {
      display: 'none',
      flexWrap: 'wrap',
      columnGap: '3',
      mt: '1',
      textStyle: 'sm',
      fontWeight: 'medium',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '8',
        minWidth: '6',
        flexShrink: '0',
        color: 'accent.fg',
      },
    },
    '& .issues': {
      minWidth: '8',
      height: '7',
      px: '2',
      borderRadius: 'l1',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      cursor: 'button',
      _hover: { bg: 'bg.muted' },
      '&[data-some]': { bg: 'orange.subtle', color: 'orange.fg', fontWeight: 'semibold' },
    },
    '@container (max-width: 70rem)': { '& .wide': { display: 'none' }, '& .place': { display: 'block' } },
    '@container (max-width: 54rem)': {
      '& .middle, & .places': { display: 'none' },
      '& .in-words': { display: 'block' },
      '& .links': { display: 'flex' },
      '& > table th, & > table td': { px: '1' },
      '& > table .select': { width: '2.25rem', px: '0' },
      '& > table .actions': { width: '4.5rem' },
      // The order is chosen above the list here, so the heading needs no arrow. Its width is an inline style,
      // which must be overridden.
      '& > table .figure': {
        width: '3.5rem !important',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
        '& svg': { display: 'none' },
      },
    },
    // A phone with letters of double size: the name has no room beside the rest of its row.
    '@container (max-width: 16rem)': {
      '& > table > thead': { display: 'none' },
      '& > table > tbody > tr:has(.name)': { display: 'grid', gridTemplateColumns: 'auto 1fr auto' },
      '& .name': { gridColumn: '1 / -1', gridRow: '2' },
      '& > table > tbody > tr:has(.name) > :is(.select, .actions)': { width: 'auto' },
    },
  },
})
