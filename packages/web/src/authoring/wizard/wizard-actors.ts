import { quizQuestionsEndpoints } from '@quizwright/contracts/endpoints/quiz-questions.ts'
import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { generateFindings } from '@quizwright/domain/rules/generate.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { GenerateBody } from '@quizwright/domain/schemas/generate.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { RefusedOutcome } from '@quizwright/machines/failed-call.ts'
import {
  toCreateQuizBody,
  toUpdateQuizBody,
  toUpdateSessionBody,
} from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import type { QuizRef } from '@quizwright/machines/quiz-document/document.ts'
import { sessionFieldsOf } from '@quizwright/machines/quiz-document/details.ts'
import { quizRef } from '@quizwright/machines/quiz-document/selectors.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { QuizWizardOutcomes } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { quizWizardMachine } from '@quizwright/machines/quiz-wizard/machine.ts'
import { fromPromise } from 'xstate'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { quizOf } from '../document/quiz-of.ts'
import { importMachineFor } from '../import/import-actors.ts'
import { popUpActors } from '../pop-up/pop-up-actors.ts'
import { findingsOfDetails } from './details-findings.ts'
import { newVersionMachineFor } from './new-version-actors.ts'
import { countErrors, type WizardRun } from './wizard-run.ts'

type Outcomes = QuizWizardOutcomes

/** Turns a failed call into an outcome. Rethrows any other error, which is unexpected. */
const refusedBy = (error: unknown): RefusedOutcome => {
  if (error instanceof Problem) return { outcome: 'refused', problem: error }
  throw error
}

const detailsOf = (store: QuizDraft) => store.getSnapshot().context.document.details
const refOf = (store: QuizDraft): QuizRef => {
  const ref = quizRef(store.getSnapshot().context)
  if (!ref) throw new Error('The quiz is not created yet.')
  return ref
}

const createTheQuiz = ({ draft: { store, uid }, rules }: WizardRun) =>
  fromPromise<Outcomes['create the quiz'], undefined>(async ({ signal }) => {
    const details = detailsOf(store)
    const problem = toProblem(findingsOfDetails(details, rules))
    if (problem) return { outcome: 'refused', problem }
    try {
      const { data } = await rest(quizEndpoints).createQuiz(
        { body: toCreateQuizBody(details, uid) },
        { signal },
      )
      store.trigger.detailsSaved({ details, quiz: data.quiz, over: null })
      return { outcome: 'created', quiz: refOf(store) }
    } catch (error) {
      return refusedBy(error)
    }
  })

const updateTheQuiz = ({ draft: { store }, rules }: WizardRun) =>
  fromPromise<Outcomes['update the quiz'], { quiz: QuizRef | null }>(
    async ({ input: { quiz: ref }, signal }) => {
      const { document, saved } = store.getSnapshot().context
      const { details } = document
      const problem = toProblem(findingsOfDetails(details, rules))
      if (problem) return { outcome: 'refused', problem }
      if (!ref) throw new Error('There is no quiz to update.')
      try {
        const { data } = await rest(quizEndpoints).updateQuiz(
          { body: toUpdateQuizBody(details, ref.quizId, ref.revision) },
          { signal },
        )
        store.trigger.detailsSaved({
          // The session has its own call.
          details: { ...details, ...sessionFieldsOf(saved.details) },
          quiz: { ...data.quiz, session_id: ref.sessionId ?? data.quiz.session_id },
          over: ref.revision,
        })
        return { outcome: 'updated', quiz: refOf(store) }
      } catch (error) {
        if (error instanceof Problem && error.code === 'NEW_VERSION_NEEDED')
          return { outcome: 'new version needed' }
        if (error instanceof Problem && error.code === 'CONFLICT')
          return { outcome: 'conflict', problem: error }
        return refusedBy(error)
      }
    },
  )

const saveTheSession = ({ draft: { store } }: WizardRun) =>
  fromPromise<Outcomes['save the session'], { quiz: QuizRef | null; isCreated: boolean }>(
    async ({ input: { quiz, isCreated }, signal }) => {
      if (!quiz?.sessionId) throw new Error('The quiz has no session.')
      const details = detailsOf(store)
      try {
        await rest(sessionEndpoints).updateSession(
          { body: toUpdateSessionBody(details, quiz.sessionId) },
          { signal },
        )
        store.trigger.sessionSaved({ details })
        toast.success(isCreated ? toasts.quizCreated : toasts.quizUpdated)
        return { outcome: 'saved' }
      } catch (error) {
        return refusedBy(error)
      }
    },
  )

const generateTheQuestions = ({ draft: { store } }: WizardRun) =>
  fromPromise<Outcomes['generate the questions'], { wanted: GenerateBody | null }>(
    async ({ input: { wanted }, signal }) => {
      const request = wanted ?? { tagNames: [], facultyIds: [] }
      const problem = toProblem(generateFindings(request))
      if (problem) return { outcome: 'refused', problem }
      try {
        const {
          data: { questions, ...about },
        } = await rest(quizQuestionsEndpoints).createAutomaticQuiz(
          { body: { ...request, quiz_id: quizOf(store)._id } },
          { signal },
        )
        if (questions.length === 0) return { outcome: 'none found', leftOut: about.leftOut ?? null }
        store.trigger.generationReceived({
          generated: { ...about, request, questions, added: null },
        })
        const errors = countErrors(questions, quizOf(store).quiz_type)
        const counts = { asked: request.questionsCount ?? 0, found: questions.length, errors }
        return { outcome: 'generated', counts }
      } catch (error) {
        return refusedBy(error)
      }
    },
  )

export const wizardMachineFor = (run: WizardRun) =>
  quizWizardMachine.provide({
    actors: {
      'create the quiz': createTheQuiz(run),
      'update the quiz': updateTheQuiz(run),
      'save the session': saveTheSession(run),
      'generate the questions': generateTheQuestions(run),
      'csv import': importMachineFor(run.draft, run.importStream),
      'new version': newVersionMachineFor(run.draft),
      ...popUpActors(run.draft),
    },
  })

export type WizardMachine = ReturnType<typeof wizardMachineFor>
