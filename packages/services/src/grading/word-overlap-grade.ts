import { withoutLabel } from '../prompts/offline-label.ts'
import { isContradicting } from './find-contradiction.ts'
import { normalizeText, parseStatements, type Statement } from './parse-statements.ts'

export type OverlapGrade = {
  /** From 0 to the total marks, with at most two decimals. */
  marks: number
  /** The answer seems to contradict the solution, or there is no solution: a person should look at it. */
  isUnsure: boolean
  reason: string
}

export type OverlapInput = {
  answer: string
  solution: string
  totalMarks: number
  /** Words of the question count little, since the student was given them. */
  question?: string
}

/** The weight of a word that the question contains, of any other word, and of a number. */
const weights = { given: 0.2, word: 1, number: 2 }

/** Shares of the weight up to which overlap is chance (0 % of the marks) and from which it is full (100 %). */
const chanceOverlap = 0.2
const fullOverlap = 0.9

/** The largest share of the marks for an answer that seems to contradict the solution. */
const contradictionShare = 0.5

/**
 * Grades an answer by the weighted share of the solution's words that it contains. This needs no model and
 * understands nothing: inflected forms of a word match, synonyms do not.
 */
export const gradeByWordOverlap = ({
  answer,
  solution,
  totalMarks,
  question = '',
}: OverlapInput): OverlapGrade => {
  const maxMarks = Number.isFinite(totalMarks) && totalMarks > 0 ? totalMarks : 0
  const expectedText = withoutLabel(solution)
  if (normalizeText(answer) === '') return { marks: 0, isUnsure: false, reason: 'The answer is blank.' }
  if (normalizeText(expectedText) === '')
    return { marks: 0, isUnsure: true, reason: 'There is no solution to compare the answer with.' }
  if (normalizeText(withoutLabel(answer)) === normalizeText(expectedText))
    return { marks: maxMarks, isUnsure: false, reason: 'The answer is the solution.' }

  const statements = parseStatements(answer)
  const expected = parseStatements(expectedText)
  const weightOfStem = weighStems(expected, parseStatements(question))
  if (weightOfStem.size === 0)
    return { marks: 0, isUnsure: true, reason: 'The solution holds no words to compare the answer with.' }

  const share = scaleOverlap(coverage(statements, weightOfStem))
  if (share > 0 && isContradicting(statements, expected)) {
    return {
      marks: marksOf(Math.min(share, contradictionShare), maxMarks),
      isUnsure: true,
      reason: 'The answer seems to contradict the solution.',
    }
  }
  return { marks: marksOf(share, maxMarks), isUnsure: false, reason: describeShare(share) }
}

const describeShare = (share: number): string =>
  share === 0
    ? 'The answer is about something else.'
    : `The answer says ${Math.round(share * 100)} % of what the solution says.`

const weighStems = (expected: readonly Statement[], question: readonly Statement[]): Map<string, number> => {
  const given = new Set(question.flatMap(({ terms }) => terms.map(({ stem }) => stem)))
  const weightOfStem = new Map<string, number>()
  for (const { stem, isNumber } of expected.flatMap(({ terms }) => terms)) {
    const weight = isNumber ? weights.number : weights.word
    weightOfStem.set(stem, given.has(stem) ? weights.given : weight)
  }
  return weightOfStem
}

/** The weight of the solution's stems that occur in the answer, as a share of the weight of all. */
const coverage = (statements: readonly Statement[], weightOfStem: ReadonlyMap<string, number>): number => {
  const stems = new Set(statements.flatMap(({ terms }) => terms.map(({ stem }) => stem)))
  let total = 0
  let covered = 0
  for (const [stem, weight] of weightOfStem) {
    total += weight
    if (stems.has(stem)) covered += weight
  }
  return covered / total
}

const scaleOverlap = (overlap: number): number =>
  Math.min(1, Math.max(0, (overlap - chanceOverlap) / (fullOverlap - chanceOverlap)))

const marksOf = (share: number, maxMarks: number): number =>
  Math.min(maxMarks, Math.max(0, Math.round(share * maxMarks * 100) / 100))
