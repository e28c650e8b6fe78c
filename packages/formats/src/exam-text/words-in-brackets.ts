import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const leastQuestions = 3
const wordsAtEnd = /[([]\s*([^()[\]\n]{1,60})[)\]]\.?$/
const gap = /_{2,}/
/** A text with a gap, and what stands in brackets behind it. */
const gapAndWords = (stem: readonly string[]): { text: string; words: string } | undefined => {
  const written = stem.join('\n').trimEnd()
  const found = wordsAtEnd.exec(written.slice(-mostChars))
  const text = written.slice(0, written.length - (found?.[0].length ?? 0)).trimEnd()
  return found && gap.test(text) ? { text, words: found[1]?.trim() ?? '' } : undefined
}
const mostChars = 80
/** What a text asks for, or how: "(two words)", "(verb: go)". */
const mayBeHint =
  /\b(?:words?|letters?|verb|noun|adjective|hint|marks?|points?|tense|form|choose)\b|[:/=]|\p{Nd}\s*(?:m|pt)/iu

/** What fills the gap in brackets behind each text with a gap: "Water is ____. (wet)". */
export const withWordsInBrackets = <Question extends Asked>(
  questions: readonly Question[],
): readonly Question[] => {
  const open = questions.filter(
    ({ options, fields, keyAnswer, stem }) =>
      options.length === 0 &&
      fields.answer === undefined &&
      keyAnswer === undefined &&
      stem.some((line) => gap.test(line)),
  )
  if (open.length < leastQuestions) return questions
  const found = new Map(open.map((one) => [one, gapAndWords(one.stem)] as const))
  const words = [...found.values()].map((one) => one?.words)
  const areAll =
    new Set(words).size === words.length && words.every((one) => one !== undefined && !mayBeHint.test(one))
  if (!areAll) return questions
  return questions.map((question) => {
    const one = found.get(question)
    return one === undefined
      ? question
      : { ...question, stem: one.text.split('\n'), fields: { ...question.fields, answer: one.words } }
  })
}
