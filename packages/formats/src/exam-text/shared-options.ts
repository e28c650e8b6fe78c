import { elementAt } from '@quizwright/domain/defined.ts'
import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer: string | undefined }

const offers = new RegExp(
  String.raw`\b(?:choose|select|mark|tick|pick|options?|alternatives?|codes?|directions?|instructions?|elige|` +
    String.raw`marque|wähle|choisir)\b|चुन|منتخب|اختر`,
  'iu',
)
const letterAlone = /^[([（]?\s*([A-La-l1-9])\s*[)\]）.]?$/

/** Whether an answer names one of the options by its letter or its number. */
const names = ({ fields, keyAnswer }: Asked, shared: ListedQuestion['options']): boolean => {
  const written = letterAlone.exec((fields.answer ?? keyAnswer ?? '').trim())?.[1]?.toUpperCase()
  if (written === undefined) return false
  if (!/\d/.test(written)) return written.charCodeAt(0) - 64 <= shared.length
  // A number is the answer itself unless the options are counted by numbers.
  return shared.some(({ number }) => number === Number(written))
}

const offersForOthers = ({ number, options, fields, keyAnswer, stem }: Asked): boolean =>
  number === undefined &&
  options.length > 1 &&
  fields.answer === undefined &&
  keyAnswer === undefined &&
  options.every(({ isMarked }) => !isMarked) &&
  offers.test(stem.join('\n'))

/** Where the questions end that have a number, no options of their own, and a key which names one of these. */
const endOfKeyed = (
  questions: readonly Asked[],
  from: number,
  options: ListedQuestion['options'],
): number => {
  const isKeyed = (one: Asked | undefined): boolean =>
    one?.number !== undefined && one.options.length === 0 && names(one, options)
  let end = from
  while (isKeyed(questions[end])) end += 1
  return end
}

/**
 * Options that stand once above several questions, which have only a text and a letter as their key, as those on
 * assertions and reasons have. Each question gets them, and the directions as its paragraph.
 */
export const withSharedOptions = <Question extends Asked>(questions: readonly Question[]): Question[] => {
  const result: Question[] = []
  for (let at = 0; at < questions.length; at += 1) {
    const head = elementAt(questions, at)
    const end = offersForOthers(head) ? endOfKeyed(questions, at + 1, head.options) : at + 1
    if (end === at + 1) {
      result.push(head)
      continue
    }
    const paragraph = head.stem.join('\n').trim()
    for (const question of questions.slice(at + 1, end)) {
      const options = head.options.map((option) => ({ ...option }))
      result.push({ ...question, options, paragraph: question.paragraph ?? paragraph })
    }
    at = end - 1
  }
  return result
}
