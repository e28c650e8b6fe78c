/** A number with a decimal point, for patterns: "2", "2.5". */
export const decimal = String.raw`\d+(?:\.\d+)?`
/** The same with a minus before it. */
export const signedDecimal = `-?${decimal}`

const whole = new RegExp(`^${signedDecimal}$`)
/** Whether a text is such a number and nothing else. */
export const isDecimal = (text: string): boolean => whole.test(text)
