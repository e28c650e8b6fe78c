import type { ListedQuestion } from './listed-question.ts'

const atEnd = /^(.*\S)\s+\[(\d{1,3})\]\s*$/s

/**
 * Handles marks written as a bare number in brackets: "Explain osmosis. [5]". Since a text may also end in
 * brackets, they count as marks only if more than half of the questions end this way.
 */
export const withBareMarks = <Question extends ListedQuestion>(
  questions: readonly Question[],
): Question[] => {
  const ends = questions.map(({ stem }) => atEnd.exec(stem.join('\n').trimEnd()))
  const found = ends.filter((end) => end !== null).length
  if (found < 2 || found * 2 <= questions.length) return [...questions]
  return questions.map((question, index) => {
    const [, text, marks] = ends[index] ?? []
    if (text === undefined || question.marks !== undefined) return question
    return { ...question, stem: text.split('\n'), marks: Number(marks) }
  })
}
