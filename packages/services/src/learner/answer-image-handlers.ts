import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { expensiveWork } from '@quizwright/contracts/expensive-work.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { attemptLimits, imageLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { notBeforeAttempt } from '../attempts/answers/answer-times.ts'
import { and, eq } from '../database/drizzle.ts'
import { isDescriptiveRevision } from '../attempts/marks/descriptive-answers.ts'
import { type AttemptWithQuiz, findAttempt, lockAttempt } from '../attempts/find-attempt.ts'
import { type GivenContent, isBlank } from '../attempts/marks/mark-answer.ts'
import { findAskedRevision, insertBlankAnswers } from '../attempts/answers/paper-answers.ts'
import { handInOverdueAttempt } from '../attempts/hand-in/hand-in.ts'
import { isOverdue, requireOpen } from '../attempts/require-open.ts'
import type { Context } from '../context.ts'
import { lockKeysOfAttempt } from '../corrections/applying/lock-marking.ts'
import type { Queryable } from '../database/database.ts'
import { attemptAnswers } from '../database/tables/learner.ts'
import { questionRevisions } from '../database/tables/questions.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { encodeUpload } from '../images/encode-upload.ts'
import { countHandedIn } from '../statistics/counts/count-handed-in.ts'
import { storeImage } from '../images/store-image.ts'
import { storeLateImage } from '../attempts/late-answers/store-late-image.ts'
import { createAtOnce } from '../scheduling/at-once.ts'

const { perPerson, waitingPerPerson } = expensiveWork.uploading
const quotaBytes = attemptLimits.imagesPerAttempt * imageLimits.bytes

/** Adds and removes images of descriptive answers. */
export const answerImageHandlers = (
  context: Context,
): Pick<LearnerHandlers, 'addImage' | 'addLateImage' | 'removeImage'> => {
  const { db, now } = context

  /** Changes the image links of one answer while its attempt is open. */
  const updateLinks = (
    attemptId: string,
    questionId: string,
    update: (links: readonly string[]) => string[],
  ) =>
    db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, attemptId)
      await insertBlankAnswers(tx, attempt.attempt, [questionId])
      const answer = await readOpenAnswer(tx, attempt, questionId, now())
      const uploadedImages = update(answer.uploadedImages)
      await tx
        .update(attemptAnswers)
        .set({ uploadedImages, isSkipped: isBlank({ ...answer, uploadedImages }) })
        .where(and(eq(attemptAnswers.attemptId, attemptId), eq(attemptAnswers.questionId, questionId)))
      return dataResponse({ uploaded_images: uploadedImages })
    })

  const store = async (attemptId: string, content: AsyncIterable<Uint8Array>, signal: AbortSignal) =>
    storeImage(context, {
      ...(await encodeUpload({ owner: attemptId, content, signal })),
      ownerId: attemptId,
      quotaBytes,
    })

  const addImage: LearnerHandlers['addImage'] = async ({ params, attemptToken, upload, signal }) => {
    const questionId = defined(upload.fields.question_id, 'upload.fields.question_id')
    const attempt = await findAttempt(db, params.id, attemptToken, now())
    // Checked before the image is decoded, which is expensive.
    const answer = await readOpenAnswer(db, attempt, questionId, now())
    refuseBeyondLimit(answer.uploadedImages)
    const link = await store(attempt.attempt.id, upload.content, signal)
    return updateLinks(params.id, questionId, (links) => {
      if (links.includes(link)) return [...links]
      refuseBeyondLimit(links)
      return [...links, link]
    })
  }

  const addLateImage: LearnerHandlers['addLateImage'] = async (call) => {
    const { params, attemptToken, upload, signal } = call
    // An attempt is open after all if its end was moved.
    const found = await findAttempt(db, params.id, attemptToken, now())
    if (found.attempt.submittedAt === null && !isOverdue(found, now())) return addImage(call)
    const questionId = defined(upload.fields.question_id, 'upload.fields.question_id')
    await requireDescriptive(db, found, questionId)
    const link = await store(found.attempt.id, upload.content, signal)
    const uploaded = await db.transaction(async (tx) => {
      await lockKeysOfAttempt(tx, params.id)
      await handInOverdueAttempt(tx, params.id, now())
      const { attempt } = await lockAttempt(tx, params.id)
      const at = upload.fields.answered_at
      const answeredAt = notBeforeAttempt(at === undefined ? now() : parseDateTime(at), attempt, now())
      return storeLateImage(tx, attempt, { questionId, link, answeredAt }, now())
    })
    await countHandedIn(db, found.quiz.id)
    return dataResponse({ uploaded_images: uploaded })
  }

  const atOnce = createAtOnce(perPerson + waitingPerPerson)
  /** By the token too, which is not checked yet: who only knows the id of an attempt can't keep its student out. */
  const inItsTurn =
    <Call extends { params: { id: string }; attemptToken: string | undefined }, Result>(
      add: (call: Call) => Promise<Result>,
    ) =>
    (call: Call): Promise<Result> =>
      atOnce(`${call.params.id} ${call.attemptToken}`, () => add(call))

  return {
    addImage: inItsTurn(addImage),
    addLateImage: inItsTurn(addLateImage),

    removeImage: async ({ params, attemptToken, body }) => {
      await findAttempt(db, params.id, attemptToken, now())
      return updateLinks(params.id, body.question_id, (links) => links.filter((link) => link !== body.link))
    },
  }
}

const refuseBeyondLimit = (links: readonly string[]): void => {
  if (links.length < attemptLimits.imagesPerAnswer) return
  throw new Problem('QUOTA', {
    message: studentRefusals.mostImages,
  })
}

/** Throws RULE or FOREIGN_QUESTION for an answer that takes no images. */
const requireDescriptive = async (
  db: Queryable,
  { attempt, quiz }: AttemptWithQuiz,
  questionId: string,
): Promise<void> => {
  const revisionId = await findAskedRevision(db, attempt, questionId)
  if (revisionId === undefined) throw new Problem('FOREIGN_QUESTION')
  const revision = elementAt(
    await db
      .select({ isDescriptive: questionRevisions.isDescriptive })
      .from(questionRevisions)
      .where(eq(questionRevisions.id, revisionId)),
    0,
  )
  if (!isDescriptiveRevision(revision, quiz)) throw new Problem('RULE', { message: studentRefusals.noImages })
}

/** Reads an answer that may currently have images. Throws RULE, FOREIGN_QUESTION or a problem of `requireOpen`. */
const readOpenAnswer = async (
  db: Queryable,
  found: AttemptWithQuiz,
  questionId: string,
  now: Date,
): Promise<GivenContent> => {
  requireOpen(found, now)
  await requireDescriptive(db, found, questionId)
  const [answer] = await db
    .select()
    .from(attemptAnswers)
    .where(and(eq(attemptAnswers.attemptId, found.attempt.id), eq(attemptAnswers.questionId, questionId)))
  return answer ?? { selected: [], answer: '', uploadedImages: [] }
}
