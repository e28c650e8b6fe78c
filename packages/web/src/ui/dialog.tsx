import { Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'
import { loadedOnFirstInput } from './loading/preloaded.tsx'
import { TypedAhead } from './loading/typed-ahead.tsx'

const DialogWindow = loadedOnFirstInput(async () => (await import('./dialog-window.tsx')).default)

/**
 * A modal window. It traps the focus and returns it when it closes. Its code is loaded with the first click or key on
 * the page.
 */
export const Dialog = ({ open, ...window }: DialogProps) =>
  open ? (
    <Suspense fallback={<TypedAhead />}>
      <DialogWindow {...window} />
    </Suspense>
  ) : null
