import { type DraftQuestion, draftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { hashKey } from '@tanstack/react-query'

const fields = (Object.keys(draftQuestion.shape) as (keyof DraftQuestion)[]).filter(
  (field) => field !== '_id' && field !== 'origin_id' && field !== 'tags',
)

/** Tags by name: a service adds their ids when it stores them. */
const tagsOf = ({ tags }: DraftQuestion): string => tags.map((tag) => tag.tag_name).join('\n')
const print = (question: DraftQuestion): string =>
  hashKey([fields.map((field) => question[field]), tagsOf(question)])

/** Whether two states of a question say the same. */
export const sameQuestion = (a: DraftQuestion | null, b: DraftQuestion | null): boolean =>
  a === b || (a !== null && b !== null && print(a) === print(b))
