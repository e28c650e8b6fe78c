import type { Dialect, ImportComplete, RejectedRow } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { type CsvWarning, fromCsvWarning } from '@quizwright/contracts/rules/render.ts'
import { ulid } from 'ulid'

/** What is wrong with a file, in the order of its questions. Lists may be cut; the counts are whole. */
export type FileFindings = {
  errors: readonly CsvWarning[]
  omissions: readonly CsvWarning[]
  hints: readonly CsvWarning[]
  rejected: readonly RejectedRow[]
  counts: { errors: number; omissions: number; hints: number; rejected: number }
  dialect: Dialect
}

/** What came of a file: the machine keeps its counts, this the things themselves. */
export type Collected = { questions: readonly DraftQuestion[]; findings: FileFindings | null }

const findingsIn = (complete: ImportComplete): FileFindings => {
  const warnings = complete.warnings.map(fromCsvWarning)
  const errors = warnings.filter((warning) => warning.kind === 'error')
  const omissions = warnings.filter((warning) => warning.kind === 'omission')
  const hints = complete.hints.map(fromCsvWarning)
  return {
    errors, omissions, hints, rejected: complete.rejected, dialect: complete.dialect,
    counts: { errors: complete.errorsCount ?? errors.length, omissions: complete.omissionsCount ?? omissions.length, hints: hints.length, rejected: complete.rejectedCount },
  }
}

/** Gathers the questions of one file while they come. Each is given its id here, the only one it will ever have. */
export const createCollector = () => {
  let collected: Collected = { questions: [], findings: null }
  let coming: DraftQuestion[] = []
  return {
    current: () => collected,
    /** A stream begins at a question: at 0 for a new file, later after a break. */
    begin: (from: number) => {
      coming = coming.slice(0, from)
      collected = { questions: coming, findings: null }
    },
    add: (contents: readonly QuestionContent[]) => {
      for (const content of contents) coming.push({ _id: ulid(), ...content })
    },
    count: () => coming.length,
    finish: (complete: ImportComplete): FileFindings => {
      const findings = findingsIn(complete)
      collected = { questions: coming, findings }
      return findings
    },
  }
}

export type Collector = ReturnType<typeof createCollector>
