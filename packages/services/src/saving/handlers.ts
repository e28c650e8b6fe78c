import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { copyVersion } from './copy-version.ts'
import { correctPracticeQuestion } from './correct-practice-question.ts'
import { saveInOneCall, createVersionInOneCall } from './save-in-one-call.ts'

const addQuestions =
  ({ db, now }: Context): Handlers<'quiz'>['addQuestions'] =>
  async ({ body, user }) => {
    const {
      quiz_id: quizId,
      questions,
      is_published: isPublished,
      is_skippable: isSkippable,
      baseRevision,
      knows,
    } = body
    const commit = await saveInOneCall(
      db,
      { quizId, questions, isPublished, isSkippable, baseRevision, knows },
      user.userId,
      now(),
    )
    return dataResponse(
      commit.kind === 'locked'
        ? { needToCreateNewVersion: true }
        : { needToCreateNewVersion: false, revision: commit.saved.revision },
    )
  }

const createNewVersion =
  ({ db, now }: Context): Handlers<'quiz'>['createNewVersion'] =>
  async ({ body, user }) => {
    const {
      quiz_id: quizId,
      questions,
      is_published: isPublished = false,
      is_skippable: isSkippable,
      knows,
    } = body
    const { quiz, session } = questions
      ? await createVersionInOneCall(
          db,
          { quizId, questions, isPublished, isSkippable, knows },
          user.userId,
          now(),
        )
      : await copyVersion(db, quizId, user.userId, { isPublished, isSkippable }, now())
    return dataResponse({ quiz, session })
  }

/**
 * The REST counterpart of the question-saving channel for questions that fit into one call, and the correction of a
 * question in place.
 */
export const savingHandlers = (context: Context) =>
  ({
    addQuestions: addQuestions(context),
    createNewVersion: createNewVersion(context),
    updateReportedPracticeQuestion: correctPracticeQuestion(context),
  }) satisfies Pick<Handlers<'quiz'>, 'addQuestions' | 'createNewVersion' | 'updateReportedPracticeQuestion'>
