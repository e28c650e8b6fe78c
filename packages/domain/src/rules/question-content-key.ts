import type { QuestionContent } from '../schemas/question.ts'

type KeyField =
  | 'question'
  | 'equation'
  | 'image_url'
  | 'paragraph'
  | 'options'
  | 'weightage'
  | 'interaction'
  | 'page_before'

/** Returns a value with the fields of its objects as sorted pairs, because a database changes their order. */
const inOrder = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, field]) => [name, inOrder(field)])
    : value

/** What the author says to an answer belongs to the solution. */
const withoutFeedback = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, field: unknown) => (name === 'feedback' ? undefined : field)))

/**
 * Returns a key of everything in a question that a student sees or that marking depends on. Revisions with equal
 * keys are the same question for students and share their statistics. The solution is not part of the key.
 */
export const questionContentKey = ({
  question,
  equation,
  image_url,
  paragraph,
  options,
  weightage,
  interaction,
  page_before: page = '',
}: Pick<QuestionContent, KeyField>): string =>
  JSON.stringify([
    question,
    equation,
    image_url,
    paragraph,
    weightage,
    options.map((option) => [option.option, option.equation, option.image_url, option.is_correct]),
    // Appended only where there is one, so that the keys of all other questions stay as they are.
    ...(interaction ? [inOrder(withoutFeedback(interaction))] : []),
    ...(page === '' ? [] : [{ page }]),
  ])
