import type { ExamLine } from '../exam-line.ts'

/** A blank before an option, where students put a cross: "___ one", "_X_ two". */
const blank = /^(\s*)_+\s*([xX✓✔])?\s*_+\s*(?=[^\s_])(?!\(?\d{1,3}\s*[.)])/u
const leastRight = 2

/** Options with a blank before each and a cross in that of the right ones. One cross alone may be anything. */
export const withBlanksAsBoxes = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const marks = lines.map(({ text, isCode, label }) => (isCode || label ? null : blank.exec(text)))
  const right = marks.filter((mark) => mark?.[2] !== undefined).length
  const open = marks.filter((mark) => mark !== null && mark[2] === undefined).length
  if (right < leastRight || open < right) return lines
  return lines.map((line, index) => {
    const mark = marks[index]
    return mark
      ? {
          ...line,
          text: `${mark[1]}${mark[2] === undefined ? '[ ]' : '[x]'} ${line.text.slice(mark[0].length)}`,
        }
      : line
  })
}
