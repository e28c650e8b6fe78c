/**
 * Builds a text as a browser lays it out: white space is one space, a block begins a new line, what is preformatted
 * stays as it is.
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
    /** Text whose white space is only space between words. */
    addWords: (text: string): void => {
      const words = text.replace(/[\s\u00a0]+/g, ' ')
      if (words.startsWith(' ')) hasGap = true
      write(words.trim())
      if (words.endsWith(' ') && words !== '') hasGap = true
    },
    /** Text that is kept character by character. */
    addExact: write,
    /** The next text begins a new line, unless it does already. */
    beginLine: (): void => {
      breaks = Math.max(breaks, 1)
    },
    /** One more line ends here. */
    endLine: (): void => {
      breaks += 1
    },
    build: (): string => parts.join(''),
  }
}
export type TextBuilder = ReturnType<typeof createTextBuilder>
