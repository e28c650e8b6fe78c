import type { ExamLine } from '../exam-text/exam-line.ts'
import { readOptionStart } from '../exam-text/patterns.ts'
import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'

type Label = NonNullable<ExamLine['label']>

/**
 * Finds the questions and options among the lists of a word processor where levels and formats alone do not
 * tell them: parts that number their questions, and options with numbers in lists of their own.
 */
export const withOptionLists = (lines: readonly ExamLine[]): ExamLine[] =>
  withNumberedOptions(withParts(lines))

const listsIn = (lines: readonly ExamLine[]): Map<string, Label[]> => {
  const lists = new Map<string, Label[]>()
  for (const { label } of lines)
    if (label?.list !== undefined) lists.set(label.list, [...(lists.get(label.list) ?? []), label])
  return lists
}

/** In a list of three levels where each number of the second has options below, the first level names parts. */
const withParts = (lines: readonly ExamLine[]): ExamLine[] => {
  const parted = new Set([...listsIn(lines)].filter(([, labels]) => hasParts(labels)).map(([list]) => list))
  return lines.map((line): ExamLine => {
    const { label, ...rest } = line
    if (label?.list === undefined || !parted.has(label.list)) return line
    return label.level === 0
      ? { ...rest, isHeading: true }
      : { ...rest, label: { ...label, level: label.level - 1 } }
  })
}

const hasParts = (labels: readonly Label[]): boolean => {
  const seconds = nextOfSeconds(labels)
  if (labels[0]?.level !== 0 || seconds.length === 0) return false
  if (seconds.every((next) => next === 2)) return true
  // Other parts may ask without options, below numbers of their own.
  const starts = labels.flatMap(({ level }, index) => (level === 0 ? [index] : []))
  const parts = starts.map((start, index) => nextOfSeconds(labels.slice(start, starts[index + 1])))
  return (
    parts.every((part) => part.length > 0) &&
    parts.some((part) => part.length > 1 && part.every((next) => next === 2))
  )
}

/** The level behind each number of the second level. */
const nextOfSeconds = (labels: readonly Label[]): (number | undefined)[] =>
  labels.flatMap(({ kind, level }, index) =>
    level === 1 && kind === 'number' ? [labels[index + 1]?.level] : [],
  )

const mostOptions = 8
/** A run of lines that one list numbers from 1, and the indexes of its lines. */
type Run = { list: string; indexes: number[] }

/**
 * Where a list goes on after another one, the other one holds the options of a question: 1. Question 1. x 2. y
 * 2. Question. Lists one behind the other are parts.
 */
const withNumberedOptions = (lines: readonly ExamLine[]): ExamLine[] => {
  const runs = runsOf(lines)
  const questions = new Set(
    runs.flatMap(({ list }, index) =>
      isOptions(lines, runs, index + 1) && runs[index + 2]?.list === list ? [list] : [],
    ),
  )
  const options = new Set(
    runs.flatMap(({ indexes }, index) =>
      isOptions(lines, runs, index) && questions.has(elementAt(runs, index - 1).list) ? indexes : [],
    ),
  )
  return lines.map((line, index) =>
    line.label && options.has(index) ? { ...line, label: { ...line.label, kind: 'letter', level: 1 } } : line,
  )
}

const runsOf = (lines: readonly ExamLine[]): Run[] => {
  const runs: Run[] = []
  for (const [index, { label }] of lines.entries()) {
    if (!label) continue
    const list = label.kind === 'number' && label.level === 0 ? (label.list ?? '') : ''
    const last = runs.at(-1)
    if (last?.list === list) last.indexes.push(index)
    else runs.push({ list, indexes: [index] })
  }
  return runs
}

/** Options follow their question at once, count from 1, and nothing below them is lettered. */
const isOptions = (lines: readonly ExamLine[], runs: readonly Run[], at: number): boolean => {
  const [above, run, below] = [runs[at - 1], runs[at], runs[at + 1]]
  if (!above?.list || !run?.list || above.list === run.list || run.indexes.length < 2) return false
  const numbers = run.indexes.map((index) => defined(elementAt(lines, index).label, 'label').number)
  if (run.indexes.length > mostOptions || numbers.some((number, index) => number !== index + 1)) return false
  if (below && below.list !== above.list) return false
  const behind = lines.slice(lastOf(run.indexes) + 1, below?.indexes[0] ?? lines.length)
  return !behind.some(({ text }) => readOptionStart(text) !== undefined)
}
