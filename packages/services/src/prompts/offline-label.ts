/** The beginning of every solution that is written without an AI model. */
export const offlineLabel = 'Written offline, without an AI model: '

/** The end of every evaluation that is written without one. At the end, because lists show the beginning. */
export const offlineNote = '(Written offline, without an AI model.)'

/** Removes the label from a text before it is compared. */
export const withoutLabel = (text: string): string =>
  text.startsWith(offlineLabel) ? text.slice(offlineLabel.length) : text
