import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const percentAtEnd = /^(.*\S)\s*[([]\s*([-–−+]?\d{1,3}(?:[.,]\d{1,5})?)\s*%\s*[)\]]\.?$/su
/** Three thirds are 99.99 %. */
const leastSum = 99
const mostSum = 101
const leastQuestions = 2

type Earned = { rest: string; percent: number | undefined }

const earnedBy = (text: string): Earned => {
  const [, rest, percent] = percentAtEnd.exec(text) ?? []
  return rest === undefined || percent === undefined
    ? { rest: text, percent: undefined }
    : { rest, percent: Number(percent.replace(',', '.').replace(/[–−]/, '-')) }
}

const earnedIn = ({ options, fields, keyAnswer }: Asked): readonly Earned[] | undefined => {
  if (options.length < 2 || fields.answer !== undefined || keyAnswer !== undefined) return undefined
  if (options.some(({ isMarked }) => isMarked)) return undefined
  const earned = options.map(({ text }) => earnedBy(text))
  const sum = earned.reduce((total, { percent = 0 }) => total + Math.max(percent, 0), 0)
  return sum >= leastSum && sum <= mostSum ? earned : undefined
}

/**
 * The share of the marks that an option earns, behind its text: "Mars [50%]". The shares of the right options are
 * all of the marks, in each question that has options.
 */
export const withPercents = <Question extends Asked>(questions: readonly Question[]): readonly Question[] => {
  const asked = questions.filter(({ options }) => options.length > 1)
  const found = new Map(asked.map((question) => [question, earnedIn(question)] as const))
  if (asked.length < leastQuestions || [...found.values()].includes(undefined)) return questions
  return questions.map((question) => {
    const earned = found.get(question)
    if (!earned) return question
    const isShared = earned.filter(({ percent = 0 }) => percent !== 0).length > 1
    return {
      ...question,
      options: question.options.map((option, index) => {
        const { rest = option.text, percent = 0 } = earned[index] ?? {}
        return { ...option, text: rest, isMarked: percent > 0 }
      }),
      without: isShared ? [...question.without, 'the partial credit of its options'] : question.without,
    }
  })
}
