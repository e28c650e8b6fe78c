import { chakra } from '../styled/chakra.tsx'

/** The buttons below one step of a dialog, the main one last; they stay visible while the step scrolls. */
export const WindowFooter = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '-6',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    mx: '-6',
    mb: '-6',
    mt: '6',
    px: '6',
    py: '4',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    borderBottomRadius: { sm: 'xl' },
    zIndex: '2',
  },
})
