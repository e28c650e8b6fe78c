import { fromCsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import type { ImportComplete, ReadingChoices } from '@quizwright/domain/schemas/csv.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type {
  ImportedQuestions,
  ImportReport,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { ulid } from 'ulid'

type File = ReadingChoices & Pick<ImportReport, 'fileName' | 'fileLink' | 'quizId'>

/** Combines the questions of a file with the service's report on them. */
export const toImported = (
  questions: readonly DraftQuestion[],
  complete: ImportComplete,
  file: File,
): ImportedQuestions => {
  const warnings = complete.warnings.map(fromCsvWarning)
  const countOf = (wanted: (typeof warnings)[number]['kind']) =>
    warnings.filter(({ kind }) => kind === wanted).length
  return {
    questions,
    added: null,
    report: {
      ...file,
      originals: questions,
      warnings,
      hints: complete.hints.map(fromCsvWarning),
      rejected: complete.rejected.map((row) => ({ ...row, id: ulid() })),
      header: complete.header ?? null,
      ...(complete.places && { places: complete.places }),
      ...(complete.seconds && { seconds: complete.seconds }),
      dialect: complete.dialect,
      counts: {
        errors: complete.errorsCount ?? countOf('error'),
        omissions: complete.omissionsCount ?? countOf('omission'),
        rejected: complete.rejectedCount,
      },
    },
  }
}
