import type { ReactNode } from 'react'
import { chakra } from '../styled/chakra.tsx'

const Bar = chakra('div', {
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
 * The buttons below one step of a dialog, the main one last. They stay visible while the step scrolls, and stand at
 * the bottom where the step is short (dialog-panel.tsx).
 */
export const WindowFooter = ({ children }: { children: ReactNode }) => (
  <Bar data-window-footer>{children}</Bar>
)
