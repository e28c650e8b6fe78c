import { limits } from '@quizwright/domain/limits.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { countsFrom } from '../line-formats/counted-keys.ts'
import type { ListedQuestion } from './listed-question.ts'

const bullet = /^\s*[-–•·*+▪■►]\s+(?=\S)/
const numberFirst = /^\s*[([]?(\d)[)\].]?(?=\s|$)/
const leastQuestions = 3

type Found<Question> = {
  question: Question
  bullets: readonly string[]
  stem: readonly string[]
  digit: number
}

/** A question that ends with bullets, and whose answer is the place of one. */
const foundIn = <Question extends ListedQuestion>(question: Question): Found<Question> | undefined => {
  const lines = question.stem.filter((line) => line.trim() !== '')
  const first = lines.findLastIndex((line) => !bullet.test(line)) + 1
  const bullets = lines.slice(first)
  const [, digit] = numberFirst.exec(question.fields.answer ?? '') ?? []
  const fits =
    question.options.length === 0 &&
    first > 0 &&
    bullets.length >= limits.minOptions &&
    bullets.length <= limits.maxOptions &&
    Number(digit) <= bullets.length
  return fits ? { question, bullets, stem: lines.slice(0, first), digit: Number(digit) } : undefined
}

/**
 * Options that have only bullets, where the answer of each question is the number of one of them: "**Answer:** 2". One
 * alone may be a number that is asked for.
 */
export const withBulletsByNumber = <Question extends ListedQuestion>(
  questions: readonly Question[],
): readonly Question[] => {
  const found = questions.flatMap((question) => foundIn(question) ?? [])
  if (found.length < leastQuestions || found.length * 2 < questions.length) return questions
  const from = countsFrom(found.map(({ digit, bullets }) => ({ digit, options: bullets.length })))
  const byQuestion = new Map(found.map((one) => [one.question, one]))
  return questions.map((question) => {
    const one = byQuestion.get(question)
    if (!one) return question
    const { answer: written = '', ...others } = question.fields
    const index = from === undefined ? -1 : one.digit - from
    const answer = index < 0 ? {} : { answer: written.replace(numberFirst, letterOf(index)) }
    return {
      ...question,
      stem: [...one.stem],
      options: one.bullets.map((line) => ({
        letter: '',
        text: line.replace(bullet, '').trim(),
        isMarked: false,
        images: [],
      })),
      fields: { ...others, ...answer },
    }
  })
}
