import type { ListedQuestion } from './listed-question.ts'

/** Where a text leaves gap 3: "(3) ____", "3. ....", "__3__", "[3]". */
const gapOf = (number: number): RegExp =>
  new RegExp(
    String.raw`[([（]\s*${number}\s*[)\]）]|(?<!\d)${number}[.)]?\s*(?:_{2,}|\.{3,}|…+)|_+\s*${number}\s*_+`,
    'u',
  )
/** Sentences of a text, each with the sign that ends it. Dots of a gap and of a number end none. */
const sentence = /(?:[^.!?。？！؟۔\n]|\.{2,}|\.(?![.\s]|$))+[.!?。？！؟۔]?/gu

/** The sentence of a text that has the gap of this number. */
const sentenceWithGap = (text: string, number: number): string | undefined => {
  const gap = gapOf(number)
  return (text.match(sentence) ?? []).find((one) => gap.test(one))?.trim()
}

const isText = ({ number, options, fields }: ListedQuestion): boolean =>
  number === undefined && options.length === 0 && fields.answer === undefined

/**
 * Questions that are only a number and options, because a text above has their gaps: "(1) ____". Each gets the
 * sentence with its gap as its text.
 */
export const withGapsAbove = <Question extends ListedQuestion>(
  questions: readonly Question[],
): Question[] => {
  let above = ''
  return questions.map((question) => {
    const { stem, number, options } = question
    const isBare = stem.join('').trim() === '' && options.length > 1 && number !== undefined
    if (isText(question)) above = stem.join('\n')
    const asked = isBare ? sentenceWithGap(question.paragraph ?? above, number) : undefined
    return asked === undefined ? question : { ...question, stem: [asked] }
  })
}
