import type { ListedQuestion } from './listed-question.ts'

const letter = /(?:^|\s)[([]?([A-Ha-h])[.)\]]\s*(?=\S)/g

/**
 * A question whose options stand in the line of its text: "Which? a) one b) two". They are only taken for options where
 * their letters follow each other from A and a key names one of them, since a text may have parts with letters.
 */
export const withInlineOptions = (
  question: ListedQuestion,
  keyLetter: string | undefined,
): ListedQuestion => {
  const told = (question.fields.answer ?? keyLetter ?? '').trim()
  const wanted = /^[([]?([A-Ha-h])[)\].]?$/.exec(told)?.[1]?.toUpperCase()
  if (wanted === undefined || question.options.length > 0) return question
  const text = question.stem.join('\n')
  const starts: RegExpExecArray[] = []
  for (const found of text.matchAll(letter))
    if (found[1]!.toUpperCase() === String.fromCodePoint(65 + starts.length)) starts.push(found)
  const options = starts.map((start, index) => ({
    letter: start[1]!.toUpperCase(),
    text: text.slice(start.index + start[0].length, starts[index + 1]?.index).trim(),
    isMarked: false,
    images: [],
  }))
  if (options.length < 2 || !options.some((option) => option.letter === wanted)) return question
  return { ...question, stem: [text.slice(0, starts[0]!.index).trim()], options }
}
