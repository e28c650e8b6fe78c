/** The characters that XML can not hold: control characters other than tab and line ends, and two that are none. */
const unwritable = /[[\p{Cc}--[\t\n\r\x7f-\x9f]]\ufffe\uffff]/gv

export const withoutUnwritable = (text: string): string => text.replace(unwritable, '')

export const hasUnwritable = (text: string): boolean => withoutUnwritable(text) !== text

/** Writes those characters as HTML does, by their numbers; line ends too, so that nobody folds them. */
export const numberCharacters = (text: string): string =>
  text.replace(unwritable, numbered).replace(/[\n\r]/g, numbered)

const numbered = (character: string): string => `&#${character.charCodeAt(0)};`
