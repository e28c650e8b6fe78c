import type { ExamLine } from '../exam-line.ts'

const square = /^(\s*(?:[-*+]\s+)?)([□■▢▣])\s*(?=\S)/u
const isFilled = (sign: string | undefined): boolean => sign === '■' || sign === '▣'
const leastSquares = 2

/** Empty and filled squares are boxes to tick where a list has both; a filled one alone is a bullet. */
export const withSquares = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const signs = lines.flatMap(({ text, isCode }) => (isCode ? [] : (square.exec(text)?.[2] ?? [])))
  const filled = signs.filter(isFilled).length
  if (filled < leastSquares || signs.length - filled < leastSquares) return lines
  return lines.map((line) =>
    line.isCode
      ? line
      : {
          ...line,
          text: line.text.replace(
            square,
            (_, before: string, sign: string) => `${before}${isFilled(sign) ? '☑' : '☐'} `,
          ),
        },
  )
}
