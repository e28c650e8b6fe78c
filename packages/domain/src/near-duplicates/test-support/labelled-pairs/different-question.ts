import { elementAt } from '../../../defined.ts'
import type { ComparedQuestion } from '../../words.ts'
import type { Change } from './pair.ts'
import { pick } from './random.ts'
import { wordsIn } from './rewordings.ts'

export const numberChanged: Change = (question, random) => {
  if (!/\d/.test(question.question)) return undefined
  let isFirst = true
  return {
    ...question,
    question: question.question.replaceAll(/\d+/g, (digits) =>
      isFirst ? ((isFirst = false), String(Number(digits) + 1 + Math.floor(random() * 8))) : digits,
    ),
  }
}

export const negated: Change = (question) => {
  const after = question.question.replace(
    /\b(is|are|was|were|does|can|will|has|have|did)\b(?! not)/i,
    '$1 not',
  )
  return after === question.question || / not /i.test(question.question)
    ? undefined
    : { ...question, question: after }
}

/** Replaces a name inside the sentence and makes another option correct. */
export const nameSwapped: Change = (question, random, all) => {
  const nameForm = /(?<=[a-z,] )[A-Z][a-z]{3,}\b/g
  const names = [...question.question.matchAll(nameForm)].map(([name]) => name)
  if (names.length === 0) return undefined
  for (let tries = 0; tries < 50; tries++) {
    const [other] = pick(all, random).question.match(nameForm) ?? []
    if (other && !question.question.includes(other))
      return {
        ...moveCorrectOption(question),
        question: question.question.replaceAll(elementAt(names, 0), other),
      }
  }
  return undefined
}

/** Makes the next option the correct one. */
const moveCorrectOption = (question: ComparedQuestion): ComparedQuestion => {
  const { length } = question.options
  return {
    ...question,
    options: question.options.map((option, index) => ({
      ...option,
      is_correct: elementAt(question.options, (index + length - 1) % length).is_correct,
    })),
  }
}

const opposites: readonly [string, string][] = [
  ['largest', 'smallest'],
  ['most', 'least'],
  ['increase', 'decrease'],
  ['increases', 'decreases'],
  ['highest', 'lowest'],
  ['first', 'last'],
  ['true', 'false'],
  ['before', 'after'],
  ['maximum', 'minimum'],
  ['positive', 'negative'],
  ['advantage', 'disadvantage'],
  ['advantages', 'disadvantages'],
  ['above', 'below'],
  ['northern', 'southern'],
  ['longest', 'shortest'],
  ['oldest', 'youngest'],
  ['upper', 'lower'],
  ['left', 'right'],
  ['biggest', 'smallest'],
]
export const oppositeAsked: Change = (question) => {
  for (const [one, other] of opposites) {
    const form = new RegExp(`\\b${one}\\b`, 'i')
    if (form.test(question.question))
      return { ...moveCorrectOption(question), question: question.question.replace(form, other) }
  }
  return undefined
}

/** Keeps the options and replaces the text with that of another question. */
export const otherQuestionSameOptions: Change = (question, random, all) => {
  const other = pick(all, random)
  return other === question || wordsIn(question.question) < 5
    ? undefined
    : { ...moveCorrectOption(question), question: other.question }
}
