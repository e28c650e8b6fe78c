/** E.164 allows at most 15 digits. The shortest national numbers have about six with their area code. */
const digitsOfPhone = { least: 6, most: 15 }
const allowed = /^\+?[\p{Nd}\s().\-/]+(?:(?:ext|x)\.? ?\p{Nd}{1,6})?$/iu
const extension = /(?:ext|x).*$/iu

/**
 * Whether a text can be a phone number: digits of any script with blanks, brackets, dots, dashes or slashes between
 * them, and perhaps an extension. One repeated digit is refused.
 */
export const isPhoneNumber = (text: string): boolean => phoneNumberFault(text) === undefined

const example = 'such as +92 300 1234567'

/**
 * Returns why a text cannot be a phone number, worded to follow the name of the field. Undefined if it can be one.
 */
export const phoneNumberFault = (text: string): string | undefined => {
  const digits = text.replace(extension, '').match(/\p{Nd}/gu) ?? []
  const { least, most } = digitsOfPhone
  if (!allowed.test(text.trim()) || digits.length < least || digits.length > most)
    return `must be a phone number with ${least} to ${most} digits, ${example}`
  if (new Set(digits).size === 1) return `must be your own number, not one digit repeated, ${example}`
  return undefined
}
