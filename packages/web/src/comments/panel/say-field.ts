import { say, texts } from '@quizwright/domain/language/say.ts'
import { type CommentedField, commentedFields } from '@quizwright/domain/schemas/comment.ts'

const names: Record<CommentedField, string> = texts({
  question: 'Question text',
  options: 'Options',
  solution: 'Solution',
  tags: 'Tags',
  weightage: 'Marks',
})

/** The name of the part of a question that a comment is about. */
export const sayField = (field: CommentedField): string => say(names[field])

/** What a comment on a question can be about, as choices. */
export const fieldChoices = () => [
  { value: '' as const, label: say('The whole question') },
  ...commentedFields.map((value) => ({ value, label: sayField(value) })),
]
