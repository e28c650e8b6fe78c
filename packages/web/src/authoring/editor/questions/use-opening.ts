import { useCallback, useState } from 'react'

/** Something that opens and closes; `open` stays the same, so that what is given it is not drawn again. */
export const useOpening = () => {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return { isOpen, open, close: () => setIsOpen(false) }
}
