import type { ReactNode } from 'react'
import { chakra } from '../styled/chakra.tsx'

const Footer = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '-6',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    mx: '-6',
    mb: '-6',
    mt: 'auto',
    px: '6',
    py: '4',
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
