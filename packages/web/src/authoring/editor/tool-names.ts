/** The names of the tools that the editor's bar shows as buttons and, on a phone, in a menu. */
export const toolNames = {
  shuffle: 'Shuffle the questions',
  find: 'Find and replace',
  preview: 'Preview the active question',
  hidePreview: 'Hide the preview',
  summary: 'Show the summary',
} as const
