import type { ExamLine } from './exam-line.ts'
import type { ListedQuestion } from './listed-question.ts'
import { truthOf } from './truth.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

/** "a) true" as the only option below a statement is its key. */
export const withLoneTruth = <Question extends Asked>(question: Question): Question => {
  const [only, ...others] = question.options
  const isKeyed = question.fields.answer !== undefined || question.keyAnswer !== undefined
  if (!only || others.length > 0 || isKeyed || truthOf(only.text) === undefined || only.images.length > 0)
    return question
  return { ...question, options: [], fields: { ...question.fields, answer: only.text } }
}

/** Sakai has the points of a question alone behind its number. */
const pointsAlone = /^\s*\d{1,4}\.\s*\(\d{1,4}(?:\.\d{1,2})?\s*points?\b[^()]{0,60}\)\s*$/i
export const isSakai = (lines: readonly ExamLine[]): boolean =>
  lines.some(({ text }) => pointsAlone.test(text))

const gap = /\{([^{}\n]{1,200})\}/g
/** How a place to fill in looks that readers of gaps know. */
const place = '____'

/** In Sakai, braces hold what is right in a gap: "The capital of Norway is {Oslo|Christiania}." */
export const withBracedGap = <Question extends Asked>(question: Question): Question => {
  const { options, fields, keyAnswer, stem } = question
  const text = stem.join('\n')
  const gaps = [...text.matchAll(gap)]
  const [only] = gaps
  if (
    options.length > 0 ||
    fields.answer !== undefined ||
    keyAnswer !== undefined ||
    gaps.length !== 1 ||
    !only
  )
    return question
  return {
    ...question,
    stem: text.replace(only[0], () => place).split('\n'),
    fields: {
      ...fields,
      answer: (only[1] ?? '')
        .split('|')
        .map((one) => one.trim())
        .join(' | '),
    },
  }
}
