import { openQuestionFile } from '../open-question-file.ts'

/**
 * Describes the questions of a list as an author sees them: its text or "left out", its options with a star
 * at each correct one, and its solution. For an unreadable list it returns the problem.
 */
export const readList = (text: string): string[] => {
  const opened = openQuestionFile({ name: 'list.txt', bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) return [opened.problem]
  return [...opened.entries].map(({ status, question: { question, options, solution } }) => {
    const shown = options.map(({ option, is_correct }) => `${is_correct ? '*' : ''}${option}`)
    return [
      status === 'taken' ? question : status,
      ...shown,
      ...(solution === '' ? [] : [`= ${solution}`]),
    ].join(' | ')
  })
}
