import { elementAt } from '@quizwright/domain/defined.ts'

const words: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' }
const opening = new Set(['[', '{', '('])
const closing = new Set([']', '}', ')'])

/**
 * The first value of a program's text as JSON5: texts between back quotes (of JavaScript) become quoted ones, Python's
 * True, False and None and its comments JavaScript's, tuples lists, and what follows the value is left out. Each
 * character is looked at once. A text that is filled in by the program (`${...}`) stays as it is written.
 */
export const plainLiterals = (written: string): string => {
  const text = written.slice(Math.max(0, written.search(/[[{]/)))
  const parts: string[] = []
  let depth = 0
  let at = 0
  while (at < text.length) {
    const sign = elementAt(text, at)
    const end = endOf(text, at)
    if (sign === '`') parts.push(JSON.stringify(unescaped(text.slice(at + 1, end - 1))))
    else if (sign === '#' || (sign === '/' && /[/*]/.test(text[at + 1] ?? ''))) parts.push(' ')
    else if (/[A-Z]/.test(sign)) {
      const word = text.slice(at, end)
      parts.push(words[word] ?? word)
    } else parts.push(sign === '(' ? '[' : sign === ')' ? ']' : text.slice(at, end))
    at = end
    if (opening.has(sign)) depth += 1
    if (closing.has(sign)) depth -= 1
    if (depth === 0) break
  }
  return parts.join('')
}

const unescaped = (text: string): string => text.replace(/\\([`$\\])/g, '$1')

/** Where what begins at an index ends: a text in quotes, a comment, a word, or one sign. */
const endOf = (text: string, at: number): number => {
  const sign = elementAt(text, at)
  if (sign === '"' || sign === "'" || sign === '`') return endOfQuoted(text, at, sign)
  if (sign === '#' || (sign === '/' && text[at + 1] === '/')) return orEnd(text, text.indexOf('\n', at))
  if (sign === '/' && text[at + 1] === '*') return orEnd(text, text.indexOf('*/', at + 2) + 1) + 1
  if (!/[A-Za-z_]/.test(sign)) return at + 1
  let end = at + 1
  while (end < text.length && /\w/.test(elementAt(text, end))) end += 1
  return end
}

const orEnd = (text: string, index: number): number => (index <= 0 ? text.length : index)

const endOfQuoted = (text: string, at: number, quote: string): number => {
  let end = at + 1
  while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1
  return Math.min(text.length, end + 1)
}
