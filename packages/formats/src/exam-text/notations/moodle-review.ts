import type { ExamLine } from '../exam-line.ts'

const earned = new RegExp(
  String.raw`^\s*(?:Marks?\s+(?:[\d.,]+\s+out\s+of\s+|for\s+this\s+submission:\s*)|Marked\s+out\s+of\s+)` +
    String.raw`(\d+(?:[.,]\d+)?)\.?\s*$`,
  'i',
)
/** What a page of a review says of an attempt, and its headings. */
const ofAttempt = new RegExp(
  String.raw`^\s*(?:(?:partially\s+)?correct|incorrect|not\s+answered|complete|question\s+text|feedback|` +
    String.raw`(?:flag|remove\s+flag)(?:\s+question)?|your\s+answer\s+is\s+(?:partially\s+)?(?:in)?correct\.?)\s*$`,
  'i',
)
const leastMarks = 2

/** A review of an attempt as it is copied from Moodle: what it says of the attempt is no text of a question. */
export const withoutMoodleReview = (lines: readonly ExamLine[]): readonly ExamLine[] => {
  if (lines.filter(({ text }) => earned.test(text)).length < leastMarks) return lines
  return lines.map((line) => {
    if (line.isCode) return line
    const marks = earned.exec(line.text)?.[1]
    if (marks !== undefined) return { ...line, text: `Marks: ${marks}` }
    return ofAttempt.test(line.text) ? { ...line, text: '' } : line
  })
}
