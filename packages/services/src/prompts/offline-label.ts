/** How every solution begins that is written where no AI model is configured. */
export const offlineLabel = 'Written offline, without an AI model: '

/** How every evaluation ends that is written so: what it says comes first, since lists show its beginning. */
export const offlineNote = '(Written offline, without an AI model.)'

/** A text without the label, for comparing. */
export const withoutLabel = (text: string): string =>
  text.startsWith(offlineLabel) ? text.slice(offlineLabel.length) : text
