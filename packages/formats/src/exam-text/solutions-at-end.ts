import type { ExamLine } from './exam-line.ts'
import { headingWords } from './printed-headings.ts'
import { typedInSheet } from './typed-key.ts'
import { isKeyHeading } from './key-headings.ts'
import { readKeyPairs } from './key-pairs.ts'
import { readQuestionStart } from './patterns.ts'

/** A solution after all questions, under the number of its question. */
export type SolutionAtEnd = { number: number; text: string[]; images: string[] }

const solutionsHeading = new RegExp(
  String.raw`^\s*(?:(?:answer\s+|detailed\s+)?(?:solutions?|explanations?|rationales?)|l[öo]sungen|` +
    String.raw`${headingWords('solutions')})\s*(?::\s*)?$`,
  'iu',
)
/** A sheet to be filled in has no questions of its own. */
const sheetHeading = new RegExp(String.raw`^\s*(?:answersheet|${headingWords('sheet')})\s*(?::\s*)?$`, 'iu')

const startOf = ({ label, text, isStatement }: ExamLine): { number: number; rest: string } | undefined =>
  label?.number === undefined
    ? isStatement
      ? undefined
      : readQuestionStart(text)
    : { number: label.number, rest: text.trim() }

type AtEnd = { lines: readonly ExamLine[]; solutions: SolutionAtEnd[] }

/**
 * Removes the solutions and the answer sheet at the end of a list from its lines. `typed` are the numbers of the
 * questions that the sheet has a short line for.
 */
export const takeSolutions = (lines: readonly ExamLine[]): AtEnd & { typed: ReadonlySet<number> } => {
  const end = lines.findIndex(({ text }, index) => index > 0 && sheetHeading.test(text))
  const withoutSheet = end < 0 ? lines : lines.slice(0, end)
  return { ...takeFrom(withoutSheet), typed: typedInSheet(end < 0 ? [] : lines.slice(end)) }
}

const takeFrom = (withoutSheet: readonly ExamLine[]): AtEnd => {
  const heading = withoutSheet.findLastIndex(({ text }) => solutionsHeading.test(text))
  const [first, ...rest] = withoutSheet.slice(heading + 1).filter(({ text }) => text.trim() !== '')
  const isAbove = withoutSheet.slice(0, Math.max(0, heading)).some((line) => startOf(line))
  // A key under this heading is read as a key.
  if (heading < 0 || !isAbove || !first || !startOf(first) || readKeyPairs(first.text))
    return { lines: withoutSheet, solutions: [] }
  const next = rest.findIndex(({ text }) => isKeyHeading(text))
  const solutions: SolutionAtEnd[] = []
  for (const line of [first, ...(next < 0 ? rest : rest.slice(0, next))]) {
    const start = startOf(line)
    const last = solutions.at(-1)
    if (start && start.number > (last?.number ?? -1))
      solutions.push({ number: start.number, text: [start.rest], images: [...(line.images ?? [])] })
    else {
      last?.text.push(line.text.trimEnd())
      last?.images.push(...(line.images ?? []))
    }
  }
  const behind = next < 0 ? [] : rest.slice(next)
  return { lines: [...withoutSheet.slice(0, heading), ...behind], solutions }
}
