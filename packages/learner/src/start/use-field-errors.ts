import { type FormEvent, type RefObject, useState } from 'react'

export type FieldErrors = Record<string, string>

/**
 * What is wrong with the fields of a form, by name. Showing goes to the first of them; what is said of a field
 * goes as soon as somebody types there.
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
