import { elementAt } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { foldText } from './fold-text.ts'
import type { ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const asksForOrder = new RegExp(
  String.raw`\b(?:arrange|(?:put|place|list|write|sort)\b[^.?!\n]{0,60}\border|rank|sequence|` +
    String.raw`in\s+(?:the\s+)?(?:correct|right|proper|` +
    String.raw`chronological|ascending|descending)\s+(?:order|sequence)|order\s+(?:the|these)|ordne|reihenfolge|` +
    String.raw`ordena|ordene|classe[rz]|ordonne[rz]|ordina|rangschik)|расположите|в\s+порядке|ترتیب|` +
    String.raw`رت[بّ]|क्रम|সাজাও|排序|排列|並べ`,
  'iu',
)
const bullet = /^\s*(?:[-–•·*+]|\d{1,2}[.)])\s+/
const between = /\s*(?:[,;>→⇒\n]|->|<)\s*/u
const leastItems = 3
const mostItems = 8

/**
 * Questions that ask for an order, with the items in lines or as options, and an answer that names each of them once:
 * "Answer: Mercury, Venus, Earth", "Answer: C, A, B". All letters as right options would be another question.
 */
export const withOrders = <Question extends Asked>(questions: readonly Question[]): Question[] =>
  questions.map((question) => {
    if (question.declared !== undefined || question.pairs || !asksForOrder.test(question.stem.join('\n')))
      return question
    return (question.options.length > 0 ? ofOptions(question) : ofLines(question)) ?? question
  })

const answerOf = ({ fields, keyAnswer }: Asked): string => (fields.answer ?? keyAnswer ?? '').trim()

/** The items in the order in which the parts of an answer name them; undefined unless it names each once. */
const inOrderOf = (
  answer: string,
  items: readonly string[],
  labels: readonly string[],
): string[] | undefined => {
  if (items.length < leastItems || items.length > mostItems) return undefined
  const parts = answer.split(between).filter((part) => part !== '')
  const letters = parts.length === 1 ? [...answer.replace(/[\s.-]/g, '')] : parts
  const texts = items.map(foldText)
  const byText = parts.map((part) => texts.indexOf(foldText(part.replace(bullet, ''))))
  const byLabel = letters.map((part) => labels.indexOf(latinLetter(part.replace(/[()[\].\s]/g, ''))))
  const found = [byText, byLabel].find((indexes) => isPermutation(indexes, items.length))
  return found?.map((index) => elementAt(items, index))
}

const isPermutation = (indexes: readonly number[], count: number): boolean =>
  indexes.length === count && !indexes.includes(-1) && new Set(indexes).size === count

const ordered = <Question extends Asked>(question: Question, stem: string[], order: string[]): Question => {
  const { answer: _, ...fields } = question.fields
  return { ...question, stem, order, options: [], fields, keyAnswer: undefined }
}

const ofOptions = <Question extends Asked>(question: Question): Question | undefined => {
  const { options, stem } = question
  if (options.some(({ isMarked, images }) => isMarked || images.length > 0)) return undefined
  const labels = options.map(({ letter, number }, index) =>
    number === undefined ? letter || String.fromCharCode(65 + index) : String(number),
  )
  const order = inOrderOf(
    answerOf(question),
    options.map(({ text }) => text.trim()),
    labels,
  )
  return order && ordered(question, stem, order)
}

const ofLines = <Question extends Asked>(question: Question): Question | undefined => {
  const lines = question.stem.filter((line) => line.trim() !== '')
  const first = Math.max(
    1,
    lines.findIndex((line) => bullet.test(line)),
  )
  const items = lines.slice(first)
  const order = inOrderOf(
    answerOf(question),
    items.map((line) => line.replace(bullet, '').trim()),
    items.map((_, index) => String(index + 1)),
  )
  return order && ordered(question, lines.slice(0, first), order)
}
