import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { importWhenOnline } from './loading/import-when-online.ts'

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
