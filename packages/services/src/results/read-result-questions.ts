import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import { creditOf } from '@quizwright/domain/kinds/mark-answer.ts'
import type { Question } from '@quizwright/domain/schemas/question.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { responseField } from '../attempts/answers/responses.ts'
import type { AnswerWithRevision } from '../attempts/answers/read-answers.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import type { Queryable } from '../database/database.ts'
import type { AttemptRow } from './attempt-row.ts'
import { describeDescriptive } from './describe-descriptive.ts'
import { findRelatedVideos, type RelatedVideo } from '../quizzes/structure/find-placement.ts'

/**
 * Reads the questions of an objective result as the student saw and answered them, without later changes of the
 * quiz. The correct options are those by which marks are currently given.
 */
export const readResultQuestions = async (
  db: Queryable,
  { quizId, quizType }: Pick<AttemptRow, 'quizId' | 'quizType'>,
  answers: readonly AnswerWithRevision[],
): Promise<ResultQuestion[]> => {
  const findCorrection = await readCorrectionFinder(db, quizId)
  const videos = await findRelatedVideos(
    db,
    answers.flatMap(({ revision }) => revision.content.related_video_id ?? []),
    quizId,
  )
  return answers.map(({ answer, revision }) => {
    const key = findCorrection(answer.questionId, revision)
    const content = inVariant(correctedContent(revision.content, key), answer.variant)
    const corrected = { answer, revision: { ...revision, content } }
    return {
      ...describe(corrected, quizId, videos),
      ...(isDescriptive(content, quizType) && { descriptive: describeDescriptive(corrected) }),
    }
  })
}

const describe = (
  { answer, revision: { content } }: AnswerWithRevision,
  quizId: string,
  videos: ReadonlyMap<string, RelatedVideo>,
): ResultQuestion => {
  const options = content.options.map((option, index) => ({
    ...option,
    is_selected: answer.selected.includes(index),
  }))
  const question: Question = {
    ...content,
    options,
    _id: answer.questionId,
    origin_id: answer.questionId,
    quiz_id: quizId,
    question_no: answer.place,
    total_marks: answer.totalMarks,
  }
  return {
    question_id: answer.questionId,
    result: answer.isCorrect,
    skipped: answer.isSkipped,
    counts: !answer.isLeftOut,
    obtained_marks: answer.obtainedMarks,
    ...creditOf(answer, answer.totalMarks),
    marked: answer.isMarked,
    selected: answer.selected,
    ...(content.options.length === 0 && { answer: answer.answer }),
    ...responseField(answer),
    time_spent: answer.timeSpent,
    tags: content.tags,
    related_video: content.related_video_id === null ? null : (videos.get(content.related_video_id) ?? null),
    question,
  }
}
