import { withoutUnwritable } from '../xml-characters.ts'

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text of a Word file, which can not hold control characters. */
export const escapeWord = (text: string): string =>
  withoutUnwritable(text).replace(/[&<>"]/g, (character) => named[character]!)
