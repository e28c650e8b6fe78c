import { id } from '@quizwright/domain/schemas/text.ts'

/** Returns a text field of a form's body or of a query, or an empty text. */
export const textField = (fields: unknown, name: string): string => {
  if (typeof fields !== 'object' || fields === null) return ''
  const value = (fields as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

export const idField = (fields: unknown, name: string): string | undefined =>
  id.safeParse(textField(fields, name)).data

/** Returns a number of up to `maxDigits` digits, or undefined. */
export const digitsField = (fields: unknown, name: string, maxDigits: number): string | undefined => {
  const text = textField(fields, name)
  return /^\d+$/.test(text) && text.length <= maxDigits ? text : undefined
}
