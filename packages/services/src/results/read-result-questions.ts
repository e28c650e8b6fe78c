import type { Question } from '@quizwright/contracts/schemas/question.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { type AnswerWithRevision, readAnswers } from '../attempts/read-answers.ts'
import type { Queryable } from '../database/database.ts'
import { findVideos, type RelatedVideo } from '../structure/find-placement.ts'

/**
 * The questions of an objective result as the student met and answered them: later changes of the quiz do not
 * show.
 */
export const readResultQuestions = async (
  db: Queryable,
  quizId: string,
  attemptId: string,
): Promise<ResultQuestion[]> => {
  const answers = await readAnswers(db, attemptId)
  const videos = await findVideos(
    db,
    answers.flatMap(({ revision }) => revision.content.related_video_id ?? []),
  )
  return answers.map((answered) => describe(answered, quizId, videos))
}

const describe = (
  { answer, revision: { content, weightage } }: AnswerWithRevision,
  quizId: string,
  videos: ReadonlyMap<string, RelatedVideo>,
): ResultQuestion => {
  const options = content.options.map((option, at) => ({
    ...option,
    is_selected: answer.selected.includes(at),
  }))
  const question: Question = {
    ...content,
    options,
    _id: answer.questionId,
    origin_id: answer.questionId,
    quiz_id: quizId,
    question_no: answer.place,
    total_marks: weightage,
  }
  return {
    question_id: answer.questionId,
    result: answer.isCorrect,
    skipped: answer.isSkipped,
    marked: answer.isMarked,
    selected: answer.selected,
    time_spent: answer.timeSpent,
    tags: content.tags,
    related_video: content.related_video_id === null ? null : (videos.get(content.related_video_id) ?? null),
    question,
  }
}
