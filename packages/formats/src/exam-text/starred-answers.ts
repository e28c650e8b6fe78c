import type { ListedQuestion } from './listed-question.ts'

/** A star directly before a text; bullets have a blank behind theirs, and two stars are bold. */
const starred = /^\s*\*(?![\s*])(\S.{0,60})$/
const isAnswer = (line: string): boolean => starred.test(line) && !/\*\s*$/.test(line)

/** Lines with a star below a question without options are what it accepts: "*80". */
export const withStarredAnswers = <Question extends ListedQuestion & { keyAnswer: string | undefined }>(
  question: Question,
): Question => {
  const { stem, options, fields, keyAnswer, number, declared } = question
  const isOpen = options.length === 0 && fields.answer === undefined && keyAnswer === undefined
  if (!isOpen || number === undefined || declared !== undefined) return question
  const lines = stem.filter((line) => line.trim() !== '')
  const first = lines.findLastIndex((line) => !isAnswer(line)) + 1
  if (first === 0 || first === lines.length) return question
  const answers = lines.slice(first).map((line) => starred.exec(line)?.[1]?.trim() ?? '')
  return {
    ...question,
    stem: lines.slice(0, first),
    namedKind: 'short answer',
    fields: { ...fields, answer: answers.join(' | ') },
  }
}
