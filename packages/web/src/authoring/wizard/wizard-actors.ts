import { Problem } from '@quizwright/contracts/problem.ts'
import { toProblem } from '@quizwright/contracts/rules/render.ts'
import type { GenerateBody } from '@quizwright/contracts/schemas/generate.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import { questionFindings } from '@quizwright/contracts/rules/question.ts'
import { generateFindings } from '@quizwright/contracts/rules/generate.ts'
import type { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import type { RefusedOutcome } from '@quizwright/machines/failed-call.ts'
import type { Base } from '@quizwright/machines/quiz-document/document.ts'
import {
  toCreateQuizBody,
  toUpdateQuizBody,
  toUpdateSessionBody,
} from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import type { QuizWizardOutcomes } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { quizWizardMachine } from '@quizwright/machines/quiz-wizard/machine.ts'
import { fromPromise } from 'xstate'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { findingsOfDetails } from './details-findings.ts'
import { forgetDetails } from './kept-details.ts'
import { newVersionByRest } from './new-version-actors.ts'
import { popActors } from '../pop-up/pop-actors.ts'
import type { WizardHost } from './wizard-host.ts'

type Outcomes = QuizWizardOutcomes

/** Turns a failed call into an outcome; anything else is a surprise and stays thrown. */
const refusedBy = (error: unknown): RefusedOutcome => {
  if (error instanceof Problem) return { outcome: 'refused', problem: error }
  throw error
}

const detailsOf = ({ store }: WizardHost) => store.getSnapshot().context.document.details

const baseOf = (quiz: Quiz, sessionId: string | null): Base => ({
  quizId: quiz._id,
  sessionId,
  revision: quiz.revision,
})

const noteSaved = (host: WizardHost, quiz: Quiz, base: Base) => {
  forgetDetails(host.uid, host.quiz?._id)
  host.quiz = quiz
  host.store.trigger.saved({ details: detailsOf(host), base })
}

const createTheQuiz = (host: WizardHost) =>
  fromPromise<Outcomes['create the quiz'], undefined>(async ({ signal }) => {
    const problem = toProblem(findingsOfDetails(detailsOf(host), host))
    if (problem) return { outcome: 'refused', problem }
    try {
      const {
        data: { quiz },
      } = await rest.createQuiz({ body: toCreateQuizBody(detailsOf(host), host.uid) }, { signal })
      const base = baseOf(quiz, quiz.session_id)
      noteSaved(host, quiz, base)
      host.isCreated = true
      return { outcome: 'created', quiz: base }
    } catch (error) {
      return refusedBy(error)
    }
  })

const updateTheQuiz = (host: WizardHost) =>
  fromPromise<Outcomes['update the quiz'], { quiz: Base | null }>(
    async ({ input: { quiz: base }, signal }) => {
      const problem = toProblem(findingsOfDetails(detailsOf(host), host))
      if (problem) return { outcome: 'refused', problem }
      if (!base) throw new Error('There is no quiz to update.')
      try {
        const {
          data: { quiz },
        } = await rest.updateQuiz(
          { body: toUpdateQuizBody(detailsOf(host), base.quizId, base.revision) },
          { signal },
        )
        const updated = baseOf(quiz, base.sessionId ?? quiz.session_id)
        noteSaved(host, quiz, updated)
        return { outcome: 'updated', quiz: updated }
      } catch (error) {
        if (error instanceof Problem && error.code === 'NEW_VERSION_NEEDED')
          return { outcome: 'new version needed' }
        if (error instanceof Problem && error.code === 'CONFLICT')
          return { outcome: 'conflict', problem: error }
        return refusedBy(error)
      }
    },
  )

const saveTheSession = (host: WizardHost) =>
  fromPromise<Outcomes['save the session'], { quiz: Base | null }>(async ({ input: { quiz }, signal }) => {
    if (!quiz?.sessionId) throw new Error('The quiz has no session.')
    try {
      await rest.updateSession({ body: toUpdateSessionBody(detailsOf(host), quiz.sessionId) }, { signal })
      toast.success(host.isCreated ? toasts.quizCreated : toasts.quizUpdated)
      host.isCreated = false
      return { outcome: 'saved' }
    } catch (error) {
      return refusedBy(error)
    }
  })

const generateTheQuestions = (host: WizardHost) =>
  fromPromise<Outcomes['generate the questions'], { wanted: GenerateBody | null }>(
    async ({ input: { wanted }, signal }) => {
      const body = wanted ?? { tagNames: [], facultyIds: [] }
      const problem = toProblem(generateFindings(body))
      if (problem) return { outcome: 'refused', problem }
      try {
        const { data } = await rest.createAutomaticQuiz({ body }, { signal })
        host.generated = data
        host.wanted = body
        if (data.questions.length === 0) return { outcome: 'none found' }
        const type = detailsOf(host).quiz_type
        const errors = data.questions
          .flatMap((question, index) => questionFindings(question, index + 1, type))
          .filter((finding) => finding.severity === 'error')
        return {
          outcome: 'generated',
          counts: { asked: body.questionsCount ?? 0, found: data.questions.length, errors: errors.length },
        }
      } catch (error) {
        return refusedBy(error)
      }
    },
  )

/** The wizard machine with everything it needs to reach the services. */
export const wizardMachineWith = (host: WizardHost, csvImport: typeof csvImportMachine) =>
  quizWizardMachine.provide({
    actors: {
      'create the quiz': createTheQuiz(host),
      'update the quiz': updateTheQuiz(host),
      'save the session': saveTheSession(host),
      'generate the questions': generateTheQuestions(host),
      'csv import': csvImport,
      'new version': newVersionByRest(host),
      ...popActors(host),
    },
  })
