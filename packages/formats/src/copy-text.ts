const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** V8 copies parts that are shorter. */
const leastPart = 13

/**
 * Copies a text. V8 represents a part of a text as a reference to the whole, so that without a copy a few letters keep
 * a slice of a file in memory. (Workbooks are read in the browser too, which has no Buffer.)
 */
export const copyText = (text: string): string =>
  text.length >= leastPart && text.isWellFormed() ? decoder.decode(encoder.encode(text)) : text
