import { lazy, type ReactNode, Suspense } from 'react'
import { importWhenOnline } from './loading/import-when-online.ts'

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

const load = () => import('./dialog-box.tsx')
const DialogBox = lazy(() => importWhenOnline(load))

/** Fetches what a dialog is drawn with before it is asked for: on hover or focus of what opens it. */
export const preloadDialog = () => void load().catch(() => undefined)

/**
 * A modal window: focus stays inside and goes back to where it came from. Its code is fetched when the first
 * one opens.
 */
export const Dialog = (props: DialogProps) =>
  props.open ? (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  ) : null
