/** How the answers of a list name their options. */
export type AnswerStyle = 'letter' | 'text'

/**
 * The indexes of the options that an answer names, and the text after the letter, which says why it is correct.
 * `reason`: it can be read in two ways, so nothing is chosen. `hint`: what the author should check.
 */
export type NamedOptions = { indexes: number[]; behind?: string; reason?: string; hint?: string }

export const shortened = (written: string): string => written.slice(0, 60)
export const letterList = (indexes: readonly number[], letters: readonly string[]): string =>
  indexes.map((index) => letters[index]).join(', ')

/** Words that begin a reason. */
export const because = 'because|since|as|weil|da|denn|parce|car|porque|perché|因为'

export const readAsLetter = (written: string): string =>
  `Its answer "${written}" was read as the letter of an option, and another option has it as its text: check it`
