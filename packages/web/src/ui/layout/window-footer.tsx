import type { ReactNode } from 'react'
import { chakra } from '../styled/chakra.tsx'

const Footer = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '-6',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: { base: '2', sm: '3' },
    mx: '-6',
    mb: '-6',
    mt: 'auto',
    px: { base: '4', sm: '6' },
    py: { base: '3', sm: '4' },
    // On a phone, they take the whole width: beside each other if they fit, else one below the other.
    '& > *': { flexGrow: { base: '1', sm: '0' } },
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    borderBottomRadius: { sm: 'xl' },
    zIndex: '2',
  },
})

/**
 * The buttons below one step of a dialog, the main one last. They are at the lower edge of the window even if
 * the step is short (the dialog stretches their parents), and stay visible while it scrolls.
 */
export const WindowFooter = ({ children }: { children: ReactNode }) => (
  <Footer data-window-footer>{children}</Footer>
)
