/** E.164 allows 15 digits; the shortest numbers that a whole country uses have about six with their area code. */
const digitsOfPhone = { least: 6, most: 15 }
const allowed = /^\+?[\p{Nd}\s().\-/]+(?:(?:ext|x)\.? ?\p{Nd}{1,6})?$/iu
const extension = /(?:ext|x).*$/iu

/**
 * Whether a text can be a phone number: digits of any script, written with blanks, brackets, dots, dashes or
 * slashes, and perhaps an extension. One digit repeated is no number. Whether anybody answers is not known.
 */
export const isPhoneNumber = (text: string): boolean => phoneNumberFault(text) === undefined

const example = 'such as +92 300 1234567'

/** Why a text can be no phone number, to be said after the name of the field; undefined where it can be one. */
export const phoneNumberFault = (text: string): string | undefined => {
  const digits = text.replace(extension, '').match(/\p{Nd}/gu) ?? []
  const { least, most } = digitsOfPhone
  if (!allowed.test(text.trim()) || digits.length < least || digits.length > most)
    return `must be a phone number with ${least} to ${most} digits, ${example}`
  if (new Set(digits).size === 1) return `must be your own number, not one digit repeated, ${example}`
  return undefined
}
