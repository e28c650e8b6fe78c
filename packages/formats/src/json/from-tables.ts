import { keyColumn } from '@quizwright/domain/csv/column-names.ts'
import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { levelOf } from '@quizwright/domain/csv/words.ts'
import { greatestOf } from '../long-lists.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { answerNames, areLetters, fieldOf, isObject, type JsonObject, plainName } from './json-fields.ts'

const textNames = new Set(['question', 'questions', 'questiontext', 'prompt', 'prompts', 'stem', 'stems'])
const asks = /[?؟？]\s*$/
const leastCards = 2

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')

/** A column of texts of which most ask, whatever its name is. */
const mostlyAsk = (list: unknown): boolean =>
  areTexts(list) && list.length > 1 && list.filter((text) => asks.test(text)).length * 2 > list.length

/** Questions in columns: `{ "questions": ["Which?"], "options": [["a", "b"]], "answers": ["a"] }`. */
const fromColumns = (value: JsonObject): JsonObject[] | undefined => {
  const lists = Object.entries(value)
  const asked =
    lists.find(([name, list]) => textNames.has(plainName(name)) && areTexts(list)) ??
    lists.find(([, list]) => mostlyAsk(list))
  const texts = asked?.[1]
  if (!asked || !areTexts(texts)) return undefined
  const columns = Object.entries(value).filter(
    ([name, list]) => name !== asked[0] && Array.isArray(list) && list.length === texts.length,
  )
  if (columns.length === 0) return undefined
  // "answers" with one value for each question are their keys, lists of several their options.
  const single = columns.filter(([, list]) => (list as unknown[]).every((one) => typeof one !== 'object'))
  const isKey = (name: string): boolean =>
    /^answers?$/i.test(name) || guessColumn(name.replaceAll('_', ' ')) === keyColumn || single.length === 1
  const nameOf = (name: string, list: readonly unknown[]): string =>
    isKey(name) && list.every((one) => !Array.isArray(one)) ? 'answer' : name
  return texts.map((question, row) => ({
    question,
    ...Object.fromEntries(
      columns.map(([name, list]) => [nameOf(name, list as unknown[]), (list as unknown[])[row]]),
    ),
  }))
}

/** Rows without names: `["Which?", ["a", "b"], 0]`. */
export const fromRows = (rows: readonly unknown[]): JsonObject[] | undefined => {
  const read = rows.map((row): { question: JsonObject; rest: unknown[] } | undefined => {
    if (!Array.isArray(row) || row.length < 3) return undefined
    const [question, options, answer, ...rest] = row as unknown[]
    const isKey = typeof answer === 'string' || typeof answer === 'number' || Array.isArray(answer)
    return typeof question !== 'string' || !Array.isArray(options) || options.length < 2 || !isKey
      ? undefined
      : { question: { question, options, answer }, rest }
  })
  const found = read.filter((one) => one !== undefined)
  if (found.length === 0 || found.length < rows.length)
    return fromFlatRows(rows) ?? fromPairs(rows) ?? fromRowsWithoutKey(rows)
  const names = namesOfRest(found.map(({ rest }) => rest))
  return found.map(({ question, rest }) => ({
    ...question,
    ...Object.fromEntries(rest.map((one, place) => [names[place] ?? `field ${place + 1}`, one])),
  }))
}

const leastToReturn = 4

/** What stands behind the key of rows: how hard each is, its topic, which returns in others, or why it is right. */
const namesOfRest = (rows: readonly (readonly unknown[])[]): string[] => {
  const taken = new Set<string>()
  const first = (name: string, place: number): string => {
    const free = taken.has(name) ? `field ${place + 1}` : name
    taken.add(name)
    return free
  }
  return Array.from({ length: greatestOf(rows.map(({ length }) => length)) }, (_, place) => {
    const texts = rows.flatMap((row) => (typeof row[place] === 'string' ? [row[place].trim()] : []))
    const filled = texts.filter((text) => text !== '')
    if (filled.length === 0) return `field ${place + 1}`
    if (filled.every((text) => levelOf(text) !== undefined)) return first('difficulty', place)
    const returns = filled.length >= leastToReturn && new Set(filled).size * 2 <= filled.length
    return first(returns ? 'topic' : 'explanation', place)
  })
}

/** Questions with their options alone, most of which ask: `["Which?", ["a", "b"]]`. */
const fromRowsWithoutKey = (rows: readonly unknown[]): JsonObject[] | undefined => {
  const read = rows.map((row): JsonObject | undefined => {
    const [question, options, ...more] = Array.isArray(row) ? (row as unknown[]) : []
    const areOptions =
      areTexts(options) && options.length >= limits.minOptions && options.length <= limits.maxOptions
    return typeof question === 'string' && areOptions && more.length === 0 ? { question, options } : undefined
  })
  const found = read.filter((one) => one !== undefined)
  const areAll = found.length > 1 && found.length === rows.length
  return areAll && mostlyAsk(found.map(({ question }) => question)) ? found : undefined
}

const isFlat = (one: unknown): one is string | number => typeof one === 'string' || typeof one === 'number'
const leastInRow = 4

/** Rows of texts alone, whose last one is the right option of each: `["Which?", "a", "b", "b"]`. */
const fromFlatRows = (rows: readonly unknown[]): JsonObject[] | undefined => {
  const read = rows.map((row): JsonObject | undefined => {
    if (!Array.isArray(row) || row.length < leastInRow || !row.every(isFlat)) return undefined
    const [question, ...rest] = row
    const [options, answer] = [rest.slice(0, -1), rest.at(-1)]
    const isKey = options.filter((option) => option === answer).length === 1
    return typeof question === 'string' && isKey ? { question, options, answer } : undefined
  })
  const found = read.filter((one) => one !== undefined)
  return found.length > 1 && found.length === rows.length ? found : undefined
}

const leastPairs = 3

/** Questions with their answers alone, most of which ask: `["Which?", "That one"]`. */
const fromPairs = (rows: readonly unknown[]): JsonObject[] | undefined => {
  const pairs = rows.filter((row): row is string[] => areTexts(row) && row.length === 2)
  if (pairs.length < leastPairs || pairs.length < rows.length || !mostlyAsk(pairs.map(([asked]) => asked)))
    return undefined
  return pairs.map(([question, answer]) => ({ question, answer }))
}

/** Options by their letters, and the key beside them: `{ "a": "Rome", "b": "Milan", "answer": "a" }`. */
const haveLettersAndKey = (value: JsonObject): boolean =>
  areLetters(Object.keys(value).filter((name) => /^[a-h]$/i.test(name))) &&
  fieldOf(
    value,
    answerNames.filter((name) => name.length > 1),
  ) !== undefined

const saysOptions = (value: unknown): value is JsonObject =>
  isObject(value) &&
  (Object.entries(value).some(
    ([name, one]) => /^(?:options|choices|answers)$/i.test(name) && typeof one === 'object' && one !== null,
  ) ||
    haveLettersAndKey(value)) &&
  !Object.keys(value).some((name) => textNames.has(plainName(name)) || name === 'text' || name === 'title')

/** An object whose names are the texts of its questions: `{ "Which?": { "options": …, "answer": … } }`. */
const fromNames = (value: JsonObject): JsonObject[] | undefined => {
  const entries = Object.entries(value)
  const isText = (name: string): boolean => /\S\s+\S/.test(name) || asks.test(name)
  if (entries.length === 0 || !entries.every(([name]) => isText(name))) return undefined
  if (entries.every(([, one]) => areTexts(one) && one.length > 1 && one.length <= limits.maxOptions))
    return entries.map(([question, options]) => ({ question, options }))
  if (entries.every(([, one]) => saysOptions(one)))
    return entries.map(([question, one]) => ({ question, ...(one as JsonObject) }))
  const areAnswers =
    entries.length >= leastCards &&
    entries.every(([name, one]) => asks.test(name) && (typeof one === 'string' || typeof one === 'number'))
  return areAnswers ? entries.map(([question, answer]) => ({ question, answer })) : undefined
}

const cards: readonly (readonly [front: string, back: string])[] = [
  ['term', 'definition'],
  ['front', 'back'],
  ['word', 'meaning'],
  ['word', 'definition'],
  ['term', 'meaning'],
]

/** A card with two sides, as Quizlet and others have them. */
const fromCard = (value: JsonObject): JsonObject | undefined => {
  const pair = cards.find((sides) => sides.every((side) => typeof value[side] === 'string'))
  if (!pair || Object.keys(value).some((name) => textNames.has(plainName(name)))) return undefined
  const [front, back] = pair
  const { [front]: question, [back]: answer, ...rest } = value
  return { ...rest, question, answer }
}

/** Questions that are no objects with a text of their own, in the words of other tools; undefined for the rest. */
export const fromTables = (value: JsonObject): unknown =>
  fromColumns(value) ?? fromNames(value) ?? fromCard(value)
