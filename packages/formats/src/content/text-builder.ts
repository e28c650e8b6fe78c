/**
 * Builds a text as a browser lays it out: white space collapses to one space, a block begins a new line, and
 * preformatted text stays as it is.
 */
export const createTextBuilder = () => {
  const parts: string[] = []
  let hasGap = false
  let breaks = 0

  const write = (text: string): void => {
    if (text === '') return
    if (parts.length > 0 && breaks > 0) parts.push('\n'.repeat(breaks))
    else if (parts.length > 0 && hasGap) parts.push(' ')
    hasGap = false
    breaks = 0
    parts.push(text)
  }

  return {
    /** Adds text in which white space only separates words. */
    addWords: (text: string): void => {
      const words = text.replace(/[\s\u00a0]+/g, ' ')
      if (words.startsWith(' ')) hasGap = true
      write(words.trim())
      if (words.endsWith(' ') && words !== '') hasGap = true
    },
    /** Adds text character by character. */
    addExact: write,
    /** Begins a new line, unless the text is at the beginning of one. */
    beginLine: (): void => {
      breaks = Math.max(breaks, 1)
    },
    /** Ends a line, even an empty one. */
    endLine: (): void => {
      breaks += 1
    },
    build: (): string => parts.join(''),
  }
}
export type TextBuilder = ReturnType<typeof createTextBuilder>
