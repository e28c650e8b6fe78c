import { type RefObject, useEffect } from 'react'

/** Moves the focus to the first invalid field of a form whenever the form is refused for a new reason. */
export const useFocusInvalid = (form: RefObject<HTMLElement | null>, refusal: unknown): void =>
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, refusal])
