import type { ListedQuestion } from './listed-question.ts'

const cross = /\s+[([]\s*[xX]\s*[)\]]$/
const endsCrossed = ({ text }: { text: string }): boolean => cross.test(text)

const hint = 'The cross behind one of its options was taken as the sign of the right one: check it'

/**
 * A cross in brackets behind one option of each question marks the right one: "b) 1492 (X)". A text may also end in
 * "(x)", as a function does, so it counts only if most questions without another mark have exactly one.
 * Their author is told.
 */
export const withCrossesBehind = <Question extends ListedQuestion>(
  questions: readonly Question[],
): Question[] => {
  const open = questions.filter(
    ({ options, fields }) =>
      options.length > 1 && fields.answer === undefined && options.every(({ isMarked }) => !isMarked),
  )
  const crossed = new Set(open.filter(({ options }) => options.filter(endsCrossed).length === 1))
  if (crossed.size < 2 || crossed.size * 2 <= open.length) return [...questions]
  return questions.map((question) =>
    crossed.has(question)
      ? {
          ...question,
          hints: [...(question.hints ?? []), hint],
          options: question.options.map((option) =>
            endsCrossed(option)
              ? {
                  ...option,
                  text: option.text.replace(cross, ''),
                  isMarked: true,
                  isMarkedBehind: true as const,
                }
              : option,
          ),
        }
      : question,
  )
}
