import type { ListedQuestion } from './listed-question.ts'
import { bracketsAsAnswer } from './words-in-brackets.ts'

const behindMark = /^(.*[?？؟])\s*[([（]\s*([^()[\]（）]{1,60})\s*[)\]）]\s*$/su
/** Small numbers may be marks. */
const mayBeMarks = /^\d{1,2}$/
const leastQuestions = 3
const leastShare = 0.8

type Asked = ListedQuestion & { keyAnswer: string | undefined }

const isOpen = ({ options, fields, keyAnswer, declared, number }: Asked): boolean =>
  number !== undefined &&
  options.length === 0 &&
  fields.answer === undefined &&
  keyAnswer === undefined &&
  declared === undefined

/**
 * Answers in brackets behind the question mark, as lists for quizmasters have them: "When did it end? (1945)". They
 * count where nearly all questions without another answer have one.
 */
export const withAnswersInBrackets = <Question extends Asked>(questions: readonly Question[]): Question[] => {
  const open = questions.filter(isOpen)
  const found = new Map(
    open.flatMap((question) => {
      const [, text, answer] = behindMark.exec(question.stem.join('\n').trim()) ?? []
      return text === undefined || answer === undefined ? [] : [[question, { text, answer: answer.trim() }]]
    }),
  )
  const isShare = found.size >= leastQuestions && found.size >= leastShare * open.length
  if (!isShare || [...found.values()].every(({ answer }) => mayBeMarks.test(answer))) return [...questions]
  return questions.map((question) => {
    const read = found.get(question)
    return read
      ? {
          ...question,
          stem: read.text.split('\n'),
          namedKind: 'short answer',
          hints: [...(question.hints ?? []), bracketsAsAnswer],
          fields: { ...question.fields, answer: read.answer },
        }
      : question
  })
}
