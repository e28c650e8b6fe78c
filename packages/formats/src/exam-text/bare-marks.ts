import type { ListedQuestion } from './listed-question.ts'

const atEnd = /^(.*\S)\s+\[(\d{1,3})\]\s*$/s

/**
 * Marks that a list writes as a number in brackets alone: "Explain osmosis. [5]". They are only taken for marks where
 * more than half of its questions end so, since a text may end in brackets as well.
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
