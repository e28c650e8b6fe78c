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
    '& > table .select': { width: '2.75rem', px: '2' },
    '& > table .actions': { width: '11.5rem', textAlign: 'end', whiteSpace: 'nowrap', ps: '0' },
    '& .name': {
      overflowWrap: 'anywhere',
      '& a': { color: 'fg', borderRadius: 'l1', _hover: { color: 'accent.fg', textDecoration: 'underline' } },
      '& > .title': { me: '1' },
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
    '& .clip': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .place, & .in-words': {
      display: 'none',
      textStyle: 'xs',
      color: 'fg.muted',
      fontWeight: 'normal',
      mt: '0.5',
    },
    // On a phone a row's places are named in words, where icons would have no room.
    '& .links': {
      display: 'none',
      gap: '4',
      mt: '1',
      textStyle: 'sm',
      fontWeight: 'medium',
      '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '8', color: 'accent.fg' },
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
      // The order is chosen above the list here, so the heading needs no sign of it; its width stands on the
      // element.
      '& > table .figure': { width: '3.5rem !important', '& svg': { display: 'none' } },
    },
  },
})
