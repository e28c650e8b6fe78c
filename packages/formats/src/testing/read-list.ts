import { openQuestionFile } from '../open-question-file.ts'

/**
 * The questions of a list as an author sees them: its text, or that it was left out; its options with a star at each
 * right one; its solution. A list that cannot be read is its problem.
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
