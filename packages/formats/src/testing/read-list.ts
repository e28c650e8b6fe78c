import { openQuestionFile } from '../open-question-file.ts'

/**
 * Describes the questions of a list as an author sees them: its text or "left out", its options with a star
 * at each correct one, and its solution. For an unreadable list it returns the problem.
 */
export const readList = (text: string): string[] => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) return [opened.problem]
  const entries = [...opened.entries]
  for (const { hints = [] } of entries.filter((entry) => entry.status === 'taken')) {
    const untaken = hints.find((hint) => hint.includes('not taken'))
    if (untaken !== undefined) throw new Error(untaken)
  }
  return entries.map(({ status, question: { question, options, solution } }) => {
    const shown = options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)
    return [
      status === 'taken' ? question : status,
      ...shown,
      ...(solution === '' ? [] : [`= ${solution}`]),
    ].join(' | ')
  })
}
