import { questionFindings } from '@quizwright/domain/rules/question.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { ImportResult } from '@quizwright/machines/csv-import/guards-and-actions.ts'
import type { Draft } from '@quizwright/machines/quiz-document/document.ts'
import { pendingQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { quizRef } from '@quizwright/machines/quiz-document/selectors.ts'
import type { QuizWizardInput } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { createImportStream, type ImportStream } from '../import/import-actors.ts'
import type { FormRules } from './details-findings.ts'
import type { OpenedDetails } from './open-details.ts'

/** A run of the wizard: its draft, and everything that does not change while it is open. */
export type WizardRun = {
  draft: OpenDraft
  importStream: ImportStream
  rules: FormRules
  input: QuizWizardInput
}

const importResultOf = ({ document: { imported } }: Draft): ImportResult | null => {
  if (pendingQuestions(imported).length === 0 || !imported) return null
  const { fileName, counts, hints } = imported.report
  return { fileName, questions: imported.questions.length, hints: hints.length, ...counts }
}

/** How many errors of these questions forbid publishing. */
export const countErrors = (
  questions: readonly Parameters<typeof questionFindings>[0][],
  quizType: QuizWizardInput['quizType'],
): number =>
  questions
    .flatMap((question, index) => questionFindings(question, index + 1, quizType))
    .filter(({ severity }) => severity === 'error').length

const generatedCountsOf = ({ document: { generated, details } }: Draft): QuizWizardInput['generated'] => {
  if (pendingQuestions(generated).length === 0 || !generated) return null
  return {
    asked: generated.request.questionsCount ?? 0,
    found: generated.questions.length,
    errors: countErrors(generated.questions, details.quiz_type),
  }
}

/** Begins a run. Questions that were imported or generated before can be shown again. */
export const createRun = ({ draft }: OpenedDetails): WizardRun => {
  const context = draft.store.getSnapshot().context
  return {
    draft,
    importStream: createImportStream(),
    rules: {
      uid: draft.uid,
      openedAt: serializeDateTime(new Date()),
      startBefore: context.quiz ? context.saved.details.start_time : undefined,
    },
    input: {
      quiz: quizRef(context),
      quizType: context.document.details.quiz_type,
      importResult: importResultOf(context),
      generated: generatedCountsOf(context),
    },
  }
}
