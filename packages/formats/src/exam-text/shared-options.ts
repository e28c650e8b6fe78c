import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer: string | undefined }

const offers = new RegExp(
  String.raw`\b(?:choose|select|mark|tick|pick|options?|alternatives?|codes?|directions?|instructions?|elige|` +
    String.raw`marque|wähle|choisir)\b|चुन|منتخب|اختر`,
  'iu',
)
const letterAlone = /^[([（]?\s*([A-La-l1-9])\s*[)\]）.]?$/

/** Whether an answer names one of the options by its letter or its place. */
const names = ({ fields, keyAnswer }: Asked, shared: ListedQuestion['options']): boolean => {
  const written = letterAlone.exec((fields.answer ?? keyAnswer ?? '').trim())?.[1]?.toUpperCase()
  if (written === undefined) return false
  const place = /\d/.test(written) ? Number(written) : written.charCodeAt(0) - 64
  return place <= shared.length
}

const offersForOthers = ({ number, options, fields, keyAnswer, stem }: Asked): boolean =>
  number === undefined &&
  options.length > 1 &&
  fields.answer === undefined &&
  keyAnswer === undefined &&
  options.every(({ isMarked }) => !isMarked) &&
  offers.test(stem.join('\n'))

/**
 * Options that stand once above several questions, which have only a text and a letter as their key, as those on
 * assertions and reasons have. Each question gets them, and the directions as its paragraph.
 */
export const withSharedOptions = <Question extends Asked>(questions: readonly Question[]): Question[] => {
  const result: Question[] = []
  for (let at = 0; at < questions.length; at += 1) {
    const [head, ...behind] = questions.slice(at)
    if (head === undefined) break
    const end = offersForOthers(head)
      ? behind.findIndex(
          (one) => one.options.length > 0 || one.number === undefined || !names(one, head.options),
        )
      : 0
    const about = end < 0 ? behind : behind.slice(0, end)
    if (about.length === 0) result.push(head)
    else {
      const paragraph = head.stem.join('\n').trim()
      for (const question of about) {
        const options = head.options.map((option) => ({ ...option }))
        result.push({ ...question, options, paragraph: question.paragraph ?? paragraph })
      }
      at += about.length
    }
  }
  return result
}
