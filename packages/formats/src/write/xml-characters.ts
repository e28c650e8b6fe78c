/**
 * Characters that XML cannot hold: control characters other than tab and line ends, and two noncharacters.
 */
const unwritable = /[[\p{Cc}--[\t\n\r\x7f-\x9f]]\ufffe\uffff]/gv

export const withoutUnwritable = (text: string): string => text.replace(unwritable, '')

export const hasUnwritable = (text: string): boolean => withoutUnwritable(text) !== text

/** Writes these characters as numbers, as HTML does. Line ends are included so that nothing folds them. */
export const numberCharacters = (text: string): string =>
  text.replace(unwritable, numbered).replace(/[\n\r]/g, numbered)

const numbered = (character: string): string => `&#${character.charCodeAt(0)};`
