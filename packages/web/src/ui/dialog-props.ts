import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** Escape, the cross, or a press outside where that loses nothing. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Whether a press outside closes it. Where something is typed it must not; that is the default. */
  closeOnPressOutside?: boolean
  /** Work is under way that closing would break: only its own buttons end it. */
  locked?: boolean
}
