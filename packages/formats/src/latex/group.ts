/** What stands in braces or brackets, and where the text behind it begins. */
export type Group = { inside: string; end: number }

/** A longer group is none, so that a file of braces that never end is read in little time. */
const mostChars = 4_000

/**
 * Reads the group that begins at a place, behind blanks: {...} or [...]. Groups may stand in one another. Undefined
 * where none begins, or where it does not end within some thousand characters.
 */
export const groupAt = (text: string, from: number, [open, close] = '{}'): Group | undefined => {
  let at = from
  while (/[ \t\n]/.test(text[at] ?? '')) at += 1
  if (text[at] !== open) return undefined
  const begin = at + 1
  let depth = 0
  for (const most = Math.min(text.length, begin + mostChars); at < most; at += 1) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '{' || sign === open) depth += 1
    else if (sign === '}' || sign === close) {
      depth -= 1
      if (depth === 0) return { inside: text.slice(begin, at), end: at + 1 }
    }
  }
  return undefined
}
