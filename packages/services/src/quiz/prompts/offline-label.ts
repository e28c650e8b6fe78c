/** How everything begins that is written where no AI model is configured. */
export const offlineLabel = 'Written offline, without an AI model: '

/** A text without the label, for comparing. */
export const withoutLabel = (text: string): string => (text.startsWith(offlineLabel) ? text.slice(offlineLabel.length) : text)
