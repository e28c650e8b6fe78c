import { isContradicting } from './find-contradiction.ts'
import { withoutLabel } from '../prompts/offline-label.ts'
import { normalizeText, parseStatements, type Statement } from './parse-statements.ts'

export type Graded = {
  /** From 0 to the total marks, at most two digits behind the point. */
  marks: number
  /** A person should look: the answer seems to deny the solution, or there is nothing to compare it with. */
  isUnsure: boolean
  reason: string
}

export type Grading = {
  answer: string
  solution: string
  totalMarks: number
  /** Its words earn little: they are given. */ question?: string
}

/** A word that the question gives already, a word, and a figure: what each is worth. */
const worth = { given: 0.2, word: 1, figure: 2 }

/** So little in common is chance, and so much is all there is to say. */
const chance = 0.2
const plenty = 0.9

/** Of an answer that seems to deny the solution, at most this share is given until a person has looked. */
const contradictedShare = 0.5

/**
 * Marks an answer by how much of the solution's matter it says. It needs no model and does not understand:
 * two ways of writing the same words are alike, other words for the same are not.
 */
export const gradeByWordOverlap = ({ answer, solution, totalMarks, question = '' }: Grading): Graded => {
  const total = Number.isFinite(totalMarks) && totalMarks > 0 ? totalMarks : 0
  const meant = withoutLabel(solution)
  if (normalizeText(answer) === '') return { marks: 0, isUnsure: false, reason: 'The answer is blank.' }
  if (normalizeText(meant) === '')
    return { marks: 0, isUnsure: true, reason: 'There is no solution to compare the answer with.' }
  if (normalizeText(withoutLabel(answer)) === normalizeText(meant))
    return { marks: total, isUnsure: false, reason: 'The answer is the solution.' }

  const said = parseStatements(answer)
  const expected = parseStatements(meant)
  const worths = weigh(expected, parseStatements(question))
  if (worths.size === 0)
    return { marks: 0, isUnsure: true, reason: 'The solution holds no words to compare the answer with.' }

  const share = scale(coverage(said, worths))
  if (share > 0 && isContradicting(said, expected)) {
    return {
      marks: marksOf(Math.min(share, contradictedShare), total),
      isUnsure: true,
      reason: 'The answer seems to contradict the solution.',
    }
  }
  return {
    marks: marksOf(share, total),
    isUnsure: false,
    reason:
      share === 0
        ? 'The answer is about something else.'
        : `The answer says ${Math.round(share * 100)} % of what the solution says.`,
  }
}

const weigh = (expected: readonly Statement[], question: readonly Statement[]): Map<string, number> => {
  const given = new Set(question.flatMap(({ terms }) => terms.map(({ stem }) => stem)))
  return new Map(
    expected.flatMap(({ terms }) =>
      terms.map(({ stem, isNumber }): [string, number] => [
        stem,
        given.has(stem) ? worth.given : isNumber ? worth.figure : worth.word,
      ]),
    ),
  )
}

/** The worth of the solution's terms that the answer has, of the worth of all. */
const coverage = (said: readonly Statement[], worths: ReadonlyMap<string, number>): number => {
  const stems = new Set(said.flatMap(({ terms }) => terms.map(({ stem }) => stem)))
  let all = 0
  let covered = 0
  for (const [stem, value] of worths) {
    all += value
    if (stems.has(stem)) covered += value
  }
  return covered / all
}

const scale = (covered: number): number => Math.min(1, Math.max(0, (covered - chance) / (plenty - chance)))

const marksOf = (share: number, total: number): number =>
  Math.min(total, Math.max(0, Math.round(share * total * 100) / 100))
