import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const leastQuestions = 3
const gapAndWords = /^([^]*_{2,}[^]*?\S)\s*[([]\s*([^()[\]]{1,60}?)\s*[)\]]\.?\s*$/
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
      /_{2,}/.test(stem.join('\n')),
  )
  const found = new Map(open.map((one) => [one, gapAndWords.exec(one.stem.join('\n').trimEnd())] as const))
  const words = [...found.values()].map((one) => one?.[2])
  const areAll =
    open.length >= leastQuestions &&
    new Set(words).size === words.length &&
    words.every((one) => one !== undefined && !mayBeHint.test(one))
  if (!areAll) return questions
  return questions.map((question) => {
    const [, text, answer] = found.get(question) ?? []
    return text === undefined || answer === undefined
      ? question
      : { ...question, stem: text.split('\n'), fields: { ...question.fields, answer } }
  })
}
