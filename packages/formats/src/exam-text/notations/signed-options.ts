import type { ExamLine } from '../exam-line.ts'

/** A plus or a minus in brackets, perhaps behind a bullet, and perhaps before a letter: "• [+] a) one". */
const signed = /^\s*(?:[-–•·*]\s+)?(?:\[([+−–-])\]|\(([+−–-])\))\s*(?=\S)/
const lettered = /^[([]?[A-Za-z][.)\]]\s/
const leastRight = 2

/**
 * Options whose truth a sign in brackets tells, a plus at the right ones and a minus at the others: "[+] one", "[-]
 * two". One plus alone may be anything.
 */
export const withSignedOptions = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const signs = lines.flatMap(({ text, isCode }) => {
    const found = isCode ? null : signed.exec(text)
    return found ? [found[1] ?? found[2]] : []
  })
  const right = signs.filter((sign) => sign === '+').length
  if (right < leastRight || signs.length - right < right) return lines
  return lines.map((line): ExamLine => {
    const found = line.isCode ? null : signed.exec(line.text)
    if (!found) return line
    const text = line.text.slice(found[0].length)
    const isRight = (found[1] ?? found[2]) === '+'
    // A letter shows that it is an option, else the word processor's label does.
    const { label: _, ...rest } = line
    return lettered.test(text)
      ? { ...rest, text, ...(isRight && { isRight }) }
      : { ...line, text, label: { kind: 'letter', level: 1 }, ...(isRight && { isRight }) }
  })
}
