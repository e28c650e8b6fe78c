import { chakra } from '../../../ui/styled/chakra.tsx'

/** A line of the panel: a field with its buttons. */
export const PanelLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    '& > [data-field-place]': { flex: '1 1 12rem', minWidth: '0', maxWidth: { sm: '22rem' } },
    '& > [role=status]': { textStyle: 'sm', color: 'fg.muted', minWidth: { sm: '6rem' } },
    // On a phone, the field and the buttons pressed most come first, then the result and the options.
    smDown: {
      '& > [data-field-place]': { flexBasis: '8rem', order: '-1' },
      '& > button:not([title])': { px: '2' },
      '&[data-first] > button[title]': { order: '-1' },
      '& > [aria-pressed]': { textStyle: 'xs' },
    },
  },
})
