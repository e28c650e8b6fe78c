import { sayCount } from '@quizwright/domain/language/say.ts'

export const unsavedText = (count: number): string =>
  sayCount(count, 'You have {count} unsaved question.', 'You have {count} unsaved questions.')
