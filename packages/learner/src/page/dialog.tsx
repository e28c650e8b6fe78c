import '../styles/dialog.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type DialogProps = { title: string; onClose: () => void; children: ReactNode }

/**
 * A modal dialog. The browser traps the focus. Escape closes it, and the focus returns to the element that
 * opened it.
 */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  )
}
