/** What stands before feedback. It is escaped in an answer. */
export const beforeFeedback = ' # '

/** Writes feedback behind an accepted answer. */
export const writeFeedback = (feedback = ''): string =>
  feedback.trim() === '' ? '' : `${beforeFeedback}${feedback.trim().replaceAll(/[\\|]/g, '\\$&')}`

export const splitFeedback = (written: string): [answer: string, feedback: { feedback?: string }] => {
  const line = written.trim()
  const at = line.indexOf(beforeFeedback)
  if (at < 0) return [line, {}]
  const feedback = line
    .slice(at + beforeFeedback.length)
    .replaceAll(/\\([\\|])/g, '$1')
    .trim()
  return [line.slice(0, at), feedback === '' ? {} : { feedback }]
}
