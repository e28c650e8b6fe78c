/** The names of the tools that the editor's bar shows as buttons and, on a phone, in a menu. */
export const toolNames = {
  shuffle: 'Shuffle the questions',
  find: 'Find and replace',
  summary: 'Show the summary',
} as const
