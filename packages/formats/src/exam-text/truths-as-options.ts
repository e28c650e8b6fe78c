import { elementAt } from '@quizwright/domain/defined.ts'
import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer: string | undefined }

const behind = /^(.*\S)\s*[([（]\s*([VFT])\s*[)\]）]\s*\.?$/su

/** The letters of the truths behind options, if each has one and both are there. */
const truthsOf = ({ options, fields, keyAnswer }: Asked): boolean[] | undefined => {
  if (options.length < 2 || fields.answer !== undefined || keyAnswer !== undefined) return undefined
  const letters = options.map(({ text }) => behind.exec(text)?.[2] ?? '')
  const right = letters.includes('V') ? 'V' : 'T'
  const areBoth = letters.includes(right) && letters.includes('F')
  return areBoth && letters.every((letter) => letter === right || letter === 'F')
    ? letters.map((letter) => letter === right)
    : undefined
}

/** Lettered statements that each end with their truth, "a) Rivers flow. (T)", are a question each. */
export const withTruthsAsOptions = <Question extends Asked>(questions: readonly Question[]): Question[] =>
  questions.flatMap((question) => {
    const truths = truthsOf(question)
    if (!truths) return [question]
    const { number: _, ...rest } = question
    const asked = question.stem.join(' ').trim()
    return question.options.map(({ text, images }, index) => ({
      ...(rest as Question),
      stem: [behind.exec(text)?.[1] ?? text],
      section: asked === '' ? question.section : asked,
      options: [],
      images,
      fields: { answer: elementAt(truths, index) ? 'true' : 'false' },
      source: [text],
    }))
  })
