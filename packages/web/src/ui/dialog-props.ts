import type { ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  /** Called on Escape, on the close button, or on a press outside if that is allowed. */
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'full'
  /** Whether a press outside closes the dialog. Off by default, because typed text would be lost. */
  closeOnPressOutside?: boolean
  /**
   * Whether an action is running that closing would interrupt. Then only the dialog's own buttons close it.
   */
  locked?: boolean
}
