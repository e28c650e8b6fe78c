import { useCallback, useState } from 'react'

/**
 * State of something that opens and closes. `open` is stable, so that components that receive it do not
 * render again.
 */
export const useOpening = () => {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return { isOpen, open, close: () => setIsOpen(false) }
}
