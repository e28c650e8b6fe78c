import type { StudentResult } from '@quizwright/contracts/schemas/attempt-result.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { normalizeName } from '../database/queries/fold-text.ts'
import type { QuestionSums } from '../statistics/counts/read-question-stats.ts'

type Answer = {
  content: Pick<QuestionContent, 'tags'>
  answer: { questionId: string; obtainedMarks: number; totalMarks: number }
}
type Marks = { obtained: number; total: number }

const add = (one: Marks, other: Marks): Marks => ({
  obtained: one.obtained + other.obtained,
  total: one.total + other.total,
})
/** Marks that wrong answers cost leave no topic below 0. */
const percentage = ({ obtained, total }: Marks): number => Math.max(0, (100 * obtained) / total)
const none: Marks = { obtained: 0, total: 0 }

/** Returns the student's share of the marks for each topic, weakest first, with the average of the class. */
export const summarizeTopics = (
  sums: readonly QuestionSums[],
  answers: readonly Answer[],
): StudentResult['topics'] => {
  const ofClass = new Map(
    sums.map(({ question_id: id, marks, of_marks: total }) => [id, { obtained: marks, total }]),
  )
  const topics = new Map<string, { name: string; own: Marks; ofClass: Marks }>()
  for (const { content, answer } of answers) {
    for (const { tag_name: name } of content.tags) {
      const before = topics.get(normalizeName(name)) ?? { name, own: none, ofClass: none }
      topics.set(normalizeName(name), {
        ...before,
        own: add(before.own, { obtained: answer.obtainedMarks, total: answer.totalMarks }),
        ofClass: add(before.ofClass, ofClass.get(answer.questionId) ?? none),
      })
    }
  }
  return [...topics.values()]
    .filter(({ own }) => own.total > 0)
    .map((topic) => ({
      name: topic.name,
      score_percentage: percentage(topic.own),
      class_percentage: topic.ofClass.total > 0 ? percentage(topic.ofClass) : null,
    }))
    .sort((one, other) => one.score_percentage - other.score_percentage)
}
