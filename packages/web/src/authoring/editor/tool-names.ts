import { saidWhenRead } from '@quizwright/domain/language/say.ts'
/** The names of the tools that the editor's bar shows as buttons and, on a phone, in a menu. */
export const toolNames = saidWhenRead({
  shuffle: 'Shuffle the questions',
  find: 'Find and replace',
  summary: 'Show the summary',
  translations: 'Translations',
})
