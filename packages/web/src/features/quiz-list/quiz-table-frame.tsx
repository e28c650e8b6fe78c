import { chakra } from '../../ui/styled/chakra.tsx'

/**
 * All columns where they fit; then course and module, then all but name, issues and actions move below the
 * name. The list's width decides, not the screen's: zoomed in it folds the same way as on a phone.
 */
export const ListFrame = chakra('div', {
  base: {
    containerType: 'inline-size',
    '& > table': { tableLayout: 'fixed' },
    '& > table > thead th': { position: { md: 'sticky' }, top: '6.75rem', zIndex: 'docked', bg: 'bg' },
    '& .date': { whiteSpace: 'nowrap' },
    '& > table .select': { width: '2.75rem', px: '2' },
    '& > table .actions': { width: '8.25rem', textAlign: 'end', whiteSpace: 'nowrap', ps: '0' },
    '& .name': {
      overflowWrap: 'anywhere',
      '& a': { color: 'fg', borderRadius: 'l1', _hover: { color: 'accent.fg', textDecoration: 'underline' } },
    },
    '& .clip': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .place, & .facts': {
      display: 'none',
      textStyle: 'xs',
      color: 'fg.muted',
      fontWeight: 'normal',
      mt: '0.5',
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
    '@container (max-width: 68rem)': { '& .wide': { display: 'none' }, '& .place': { display: 'block' } },
    '@container (max-width: 54rem)': {
      '& .middle, & .history': { display: 'none' },
      '& .facts': { display: 'block' },
      '& > table th, & > table td': { px: '1' },
      '& > table .select': { width: '2.25rem', px: '0' },
      '& > table .actions': { width: '4.5rem' },
      // The order is chosen above the list here, so the heading needs no sign of it; its width stands on the
      // element.
      '& > table .figure': { width: '3.5rem !important', '& svg': { display: 'none' } },
    },
  },
})
