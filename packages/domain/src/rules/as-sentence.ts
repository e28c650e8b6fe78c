/** Adds the full stop that instructors often leave out of a reason. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text : `${text.trim()}.`)
