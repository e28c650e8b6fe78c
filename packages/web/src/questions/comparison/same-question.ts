import { type DraftQuestion, draftQuestion } from '@quizwright/domain/schemas/question.ts'
import { hashKey } from '@tanstack/react-query'

const fields = (Object.keys(draftQuestion.shape) as (keyof DraftQuestion)[]).filter(
  (field) => field !== '_id' && field !== 'origin_id' && field !== 'tags',
)

/** Tags are compared by name, because the services add ids when they store them. */
const tagsOf = ({ tags }: DraftQuestion): string => tags.map((tag) => tag.tag_name).join('\n')
const serialize = (question: DraftQuestion): string =>
  hashKey([fields.map((field) => question[field]), tagsOf(question)])

/** Whether two states of a question have the same content. */
export const sameQuestion = (a: DraftQuestion | null, b: DraftQuestion | null): boolean =>
  a === b || (a !== null && b !== null && serialize(a) === serialize(b))
