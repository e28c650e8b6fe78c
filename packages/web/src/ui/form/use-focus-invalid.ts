import { type RefObject, useEffect } from 'react'

const fields = ':is(input, select, textarea, [role=combobox], [aria-invalid=true])'

/**
 * The field in which to correct a refused form: the first invalid one or, if it is disabled because another one
 * must be chosen first, the last enabled one before it.
 */
const fieldToCorrect = (form: HTMLElement): HTMLElement | undefined => {
  const all = [...form.querySelectorAll<HTMLElement>(fields)]
  const invalid = all.findIndex((field) => field.matches('[aria-invalid=true]'))
  return all.slice(0, invalid + 1).findLast((field) => !field.matches(':disabled'))
}

/** Moves the focus to the field to correct whenever the form is refused for a new reason. */
export const useFocusInvalid = (form: RefObject<HTMLElement | null>, refusal: unknown): void =>
  useEffect(() => {
    if (refusal && form.current) fieldToCorrect(form.current)?.focus()
  }, [form, refusal])
