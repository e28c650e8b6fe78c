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
 * The buttons below one step of a dialog, the main one last: at the window's lower edge, however little the step
 * holds (the dialog stretches what stands around them), and visible while it scrolls.
 */
export const WindowFooter = ({ children }: { children: ReactNode }) => (
  <Footer data-window-footer>{children}</Footer>
)
