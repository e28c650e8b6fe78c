import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { importWhenOnline } from './loading/import-when-online.ts'

const load = () => import('./dialog-box.tsx')
const DialogBox = lazy(() => importWhenOnline(load))

/** Loads the code of dialogs early: on hover or focus of the element that opens one. */
export const preloadDialog = () => void load().catch(() => undefined)

/**
 * A modal window. It traps the focus and returns it when it closes. Its code is loaded when the first one
 * opens.
 */
export const Dialog = (props: DialogProps) =>
  props.open ? (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  ) : null
