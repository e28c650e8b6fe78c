import { lastOf } from '@quizwright/domain/defined.ts'
import { type JsonObject, objectIn, objectsIn, textOf, textsIn } from './json-fields.ts'

/** Questions that have neither choices nor a text to type. */
const isOtherQuestion = (name: string): boolean => name.endsWith('Question')

/** The texts that are right of a question, or of a row of a grid. */
const answersOf = (question: JsonObject): string[] =>
  textsIn(objectsIn(objectIn(objectIn(question, 'grading'), 'correctAnswers'), 'answers'), 'value')

const pointsOf = (question: JsonObject): number => {
  const points = objectIn(question, 'grading')?.['pointValue']
  return typeof points === 'number' ? points : 0
}

/** A grid whose rows have one right column each is a matching question; any other has no key that can be asked. */
const fromGrid = (group: JsonObject, asked: string): JsonObject => {
  const rows = objectsIn(group, 'questions')
  const columns = textsIn(objectsIn(objectIn(objectIn(group, 'grid'), 'columns'), 'options'), 'value')
  const pairs = rows.flatMap((row) => {
    const [answer, ...others] = answersOf(row)
    const left = textOf(objectIn(row, 'rowQuestion')?.['title'])
    return left !== undefined && answer !== undefined && others.length === 0 ? [{ left, right: answer }] : []
  })
  if (pairs.length === 0 || pairs.length < rows.length) return { question: asked, type: 'questionGroupItem' }
  const points = rows.map(pointsOf).reduce((sum, one) => sum + one, 0)
  // Columns that belong to no row have no place, so they are named.
  const others = columns.filter((column) => pairs.every(({ right }) => right !== column))
  return {
    question: asked,
    type: 'matching',
    pairs,
    ...(points > 0 && { points }),
    ...(others.length > 0 && { otherColumns: others.join(', ') }),
  }
}

/** What a form says about one item, in the words of other tools. */
const fromItem = (item: JsonObject): JsonObject | undefined => {
  const asked = [textOf(item['title']), textOf(item['description'])].filter(Boolean).join('\n')
  if ('textItem' in item) return { question: asked, type: 'text_without_question' }
  const group = objectIn(item, 'questionGroupItem')
  if (group) return fromGrid(group, asked)
  const question = objectIn(objectIn(item, 'questionItem'), 'question')
  if (!question) return undefined
  const grading = objectIn(question, 'grading')
  const choices = objectIn(question, 'choiceQuestion')
  const answers = answersOf(question)
  const text = objectIn(question, 'textQuestion')
  const other = Object.keys(question).find(isOtherQuestion)
  const general = textOf(objectIn(grading, 'generalFeedback')?.['text'])
  const feedback = ['whenRight', 'whenWrong'].flatMap((name) => {
    const written = textOf(objectIn(grading, name)?.['text'])
    return written === undefined ? [] : [[name, written] as const]
  })
  const image = textOf(objectIn(objectIn(item, 'questionItem'), 'image')?.['contentUri'])
  const options = objectsIn(choices, 'options')
  const imagesOfOptions = options.flatMap((option) => textOf(objectIn(option, 'image')?.['contentUri']) ?? [])
  return {
    question: asked,
    ...(choices && { options: textsIn(options, 'value') }),
    ...(!choices && { type: text ? (answers.length > 0 ? 'short_answer' : 'essay') : (other ?? '') }),
    ...(answers.length > 0 && { answer: answers.length === 1 ? answers[0] : answers }),
    ...(typeof grading?.['pointValue'] === 'number' && { points: grading['pointValue'] }),
    ...(image !== undefined && { image }),
    ...(general !== undefined && { explanation: general }),
    // Images of options have no place, so they are named.
    ...(imagesOfOptions.length > 0 && { imagesOfOptions: imagesOfOptions.join(', ') }),
    ...Object.fromEntries(feedback),
  }
}

/** The items of a form, or of the requests that make one. */
const itemsOf = (value: JsonObject): JsonObject[] => [
  ...objectsIn(value, 'items'),
  ...objectsIn(value, 'requests')
    .map((request) => objectIn(objectIn(request, 'createItem'), 'item'))
    .filter((item) => item !== undefined),
]

/** The questions of a form of Google Forms, below the title of their page. Undefined for other JSON. */
export const fromGoogleForms = (value: JsonObject): JsonObject | undefined => {
  const items = itemsOf(value)
  if (!items.some((item) => 'questionItem' in item)) return undefined
  const parts: { section: string; questions: JsonObject[] }[] = [{ section: '', questions: [] }]
  for (const item of items) {
    if ('pageBreakItem' in item) parts.push({ section: textOf(item['title']) ?? '', questions: [] })
    const question = fromItem(item)
    if (question) lastOf(parts).questions.push(question)
  }
  return { parts: parts.filter(({ questions }) => questions.length > 0) }
}
