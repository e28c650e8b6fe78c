import { Problem } from '@quizwright/contracts/problem.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import { correctionLimits } from '@quizwright/domain/limits.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { makeId } from '../database/queries/make-id.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { addJob } from '../jobs/add-job.ts'
import { wireJob } from '../jobs/job.ts'
import { limitToShare } from '../marking/team/own-share.ts'
import { correctAnswer } from './applying/correct-answer.ts'
import { correctionKind, type CorrectionInput, correctionSteps } from './applying/apply-correction.ts'
import type { CorrectionRequest } from './planning/correction-plan.ts'
import { planCorrection } from './planning/plan-correction.ts'
import { readCorrectableQuestion } from './read-correctable-question.ts'
import { readCorrections } from './read-corrections.ts'
import { startRegrading } from './regrading/start-regrading.ts'
import { countBySession, listChanges, summarize } from './planning/summarize.ts'
import { readUndoable, undoKind, type UndoInput } from './applying/undo-correction.ts'

type Names =
  | 'getCorrections'
  | 'getCorrectableQuestion'
  | 'gradeAgain'
  | 'previewCorrection'
  | 'applyCorrection'
  | 'correctAnswer'
  | 'undoCorrection'

type NamedQuestion = CorrectionChoice & { quiz_id: string; question_id: string }

const toRequest = ({
  quiz_id,
  question_id,
  kind,
  correct,
  key,
  accepted,
  guidance,
  also,
}: NamedQuestion): CorrectionRequest => ({
  quizId: quiz_id,
  questionId: question_id,
  kind,
  correct,
  ...(key && { key }),
  ...(accepted && { accepted }),
  ...(guidance && { guidance }),
  ...(also && { also }),
})

export const correctionHandlers = ({ db, now, ai }: Context) =>
  ({
    getCorrections: async ({ params, user }) => {
      const inShare = await limitToShare(db, params.id, user.userId)
      return dataResponse({ corrections: await readCorrections(db, params.id, { inShare }) })
    },

    getCorrectableQuestion: async ({ params }) =>
      dataResponse({
        question: await readCorrectableQuestion(
          db,
          { quizId: params.id, questionId: params.questionId },
          ai !== undefined,
        ),
      }),

    gradeAgain: async ({ body, user }) => {
      const { quiz_id: quizId, question_id: questionId, guidance } = body
      const job = await db.transaction((tx) =>
        startRegrading(
          tx,
          { quizId, questionId, guidance },
          { ownerId: user.userId, readsPrompts: ai !== undefined, now: now() },
        ),
      )
      return dataResponse({ job: wireJob(job) })
    },

    previewCorrection: async ({ body }) => {
      const plan = await planCorrection(db, toRequest(body))
      const { from = 0, count = correctionLimits.changesPerPage } = body
      return dataResponse({
        fingerprint: plan.fingerprint,
        summary: await summarize(db, plan),
        sessions: countBySession(plan),
        changes: listChanges(plan.changes, from, count),
        versions: await Promise.all(
          plan.also.map(async (other) => ({
            quiz_id: other.quiz.id,
            version: other.quiz.version,
            summary: await summarize(db, other),
          })),
        ),
      })
    },

    // Planned here too, so that an outdated preview is refused at once instead of by a failing job.
    applyCorrection: async ({ body, user }) => {
      const { fingerprint } = await planCorrection(db, toRequest(body))
      if (fingerprint !== body.fingerprint) throw new Problem('STALE_PREVIEW')
      const note = body.closing_note?.trim() ?? ''
      const input: CorrectionInput = {
        ...toRequest(body),
        correctionId: makeId(),
        reason: body.reason,
        fingerprint,
        ...(note !== '' && { closingNote: note }),
      }
      const job = { ownerId: user.userId, kind: correctionKind, input, total: correctionSteps }
      return dataResponse({ job: wireJob(await db.transaction((tx) => addJob(tx, job, now()))) })
    },

    correctAnswer: ({ body, user }) =>
      db.transaction(async (tx) => {
        const { id, quizId } = await correctAnswer(tx, body, { by: user.userId, now: now() })
        const made = await readCorrections(tx, quizId, { id })
        return dataResponse({ correction: elementAt(made, 0) })
      }),

    undoCorrection: async ({ body, user }) => {
      const { id: correctionId, quizId } = await readUndoable(db, body.correction_id)
      const input: UndoInput = { correctionId, quizId }
      const job = { ownerId: user.userId, kind: undoKind, input, total: correctionSteps }
      return dataResponse({ job: wireJob(await db.transaction((tx) => addJob(tx, job, now()))) })
    },
  }) satisfies Pick<Handlers<'quiz'>, Names>
