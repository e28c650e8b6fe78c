import { elementAt } from '@quizwright/domain/defined.ts'

const opening = /(?<![*_])(?:\*{2,3}|_{2,3})(?=[^\s*_])/g

/** The next sign that closes bold text, which no blank precedes, or -1. */
const findClosing = (text: string, sign: string, from: number): number => {
  let index = text.indexOf(sign, from)
  while (index !== -1 && /\s/.test(elementAt(text, index - 1))) index = text.indexOf(sign, index + 1)
  return index
}

/**
 * Removes the signs around bold text of Markdown. It is no single pattern, because that would search from each of many
 * signs to the end of the line for one that closes it. Where one was not found, no later one is either.
 */
export const withoutBold = (text: string): string => {
  const unclosed = new Set<string>()
  let without = ''
  let from = 0
  opening.lastIndex = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const [sign] = found
    const begin = found.index + sign.length
    const end = unclosed.has(sign) ? -1 : findClosing(text, sign, begin + 1)
    if (end === -1) {
      unclosed.add(sign)
      continue
    }
    without += text.slice(from, found.index) + text.slice(begin, end)
    from = end + sign.length
    opening.lastIndex = from
  }
  return without + text.slice(from)
}
