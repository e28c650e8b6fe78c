import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { importWhenOnline } from './loading/import-when-online.ts'
import { onFirstInput } from './loading/on-first-input.ts'

const load = () => import('./dialog-window.tsx')
const DialogWindow = lazy(() => importWhenOnline(load))
onFirstInput(load)

/**
 * A modal window. It traps the focus and returns it when it closes. Its code is loaded with the first click or key on
 * the page.
 */
export const Dialog = ({ open, ...window }: DialogProps) =>
  open ? (
    <Suspense fallback={null}>
      <DialogWindow {...window} />
    </Suspense>
  ) : null
