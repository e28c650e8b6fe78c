import { type FormEvent, type RefObject, useState } from 'react'

export type FieldErrors = Record<string, string>

/**
 * The errors of a form's fields by name. Showing errors focuses the first field; typing in a field removes
 * its error.
 */
export const useFieldErrors = (form: RefObject<HTMLFormElement | null>) => {
  const [errors, setErrors] = useState<FieldErrors>({})
  const showErrors = (found: FieldErrors): void => {
    setErrors(found)
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []
    for (const field of fields) if (found[field.name]) return field.focus()
  }
  const onInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement
    if (errors[name] === undefined) return
    const { [name]: _gone, ...others } = errors
    setErrors(others)
  }
  return { errors, showErrors, onInput }
}
