import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Queryable } from '../database/database.ts'
import { findRelatedVideos } from '../quizzes/structure/find-placement.ts'

type Answer = { content: QuestionContent; answer: { place: number; isCorrect: boolean } }

/**
 * Returns the videos of the questions that a student did not answer correctly: each video once, in the order of the
 * questions.
 */
export const suggestVideos = async (
  db: Queryable,
  quizId: string,
  answers: readonly Answer[],
  siteUrl: string,
): Promise<StudentResult['videos']> => {
  const wrong = answers.filter(({ answer }) => !answer.isCorrect)
  const found = await findRelatedVideos(
    db,
    wrong.flatMap(({ content }) => content.related_video_id ?? []),
    quizId,
  )
  return [...found.values()]
    .map((video) => ({
      name: video.name,
      link: `${siteUrl}/course/${encodeURIComponent(video.index_url)}/${video.module_no}/${video.id}`,
      question_numbers: wrong
        .filter(({ content }) => content.related_video_id === video.id)
        .map(({ answer }) => answer.place),
    }))
    .sort((one, other) => elementAt(one.question_numbers, 0) - elementAt(other.question_numbers, 0))
}
