/**
 * Copies a text. V8 represents a part of a text as a reference to the whole, so that without a copy a few letters keep
 * a slice of a file in memory.
 */
export const copyText = (text: string): string => (text.isWellFormed() ? Buffer.from(text).toString() : text)
