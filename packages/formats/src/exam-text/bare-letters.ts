import type { ExamLine } from './exam-line.ts'

/** A dash may stand behind the letter: "A – Oxygen". */
const start = /^(\s*)([A-H])[ \t]+(?:[–—][ \t]+)?(?=\S)/

/**
 * Handles option letters without a dot or bracket: "A Oxygen" above "B Neon". Since a text may also begin
 * with a letter, they count as options only if the letters run on from A.
 */
export const withBareLetters = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  const result = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const count = countFrom(lines, at)
    if (count < 2) continue
    for (let index = at; index < at + count; index += 1)
      result[index] = { ...lines[index]!, text: lines[index]!.text.replace(start, '$1$2) ') }
    at += count - 1
  }
  return result
}

/** Whether a text has options of this form. */
export const hasBareLetters = (lines: readonly ExamLine[]): boolean =>
  lines.some((_, index) => countFrom(lines, index) > 1)

/** How many lines from an index on have consecutive letters from A. */
const countFrom = (lines: readonly ExamLine[], first: number): number => {
  let count = 0
  for (let index = first; index < lines.length; index += 1) {
    const { text, isCode, label } = lines[index]!
    const letter = isCode || label ? undefined : start.exec(text)?.[2]
    if (letter !== String.fromCodePoint(65 + count)) break
    count += 1
  }
  return count
}
