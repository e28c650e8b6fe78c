import type { ExamLine } from './exam-line.ts'

const signs = '☐☑☒○●◯◉⬜⬛◻◼⚪⚫🔘'
const box = String.raw`(?:[${signs}]\uFE0F?|\[[ xX✓✔]\])`
const severalBoxes = new RegExp(String.raw`^\s*${box}\s*\S.*?\s${box}\s*\S`, 'u')
const nextBox = new RegExp(String.raw`(?<!\s)\s+(?=${box}\s*\S)`, 'u')

/** Options with boxes side by side, "☐ 7   ☑ 12", a line each. */
export const withBoxesInLines = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  lines.some(({ text }) => severalBoxes.test(text))
    ? lines.flatMap((line) =>
        line.isCode || line.label || !severalBoxes.test(line.text)
          ? [line]
          : line.text.split(nextBox).map((text) => ({ ...line, text })),
      )
    : lines
