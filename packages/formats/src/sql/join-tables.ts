import { guessColumn } from '@quizwright/domain/csv/guess-columns.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { plainName } from '../json/json-fields.ts'
import { withPlainNames } from '../json/plain-names.ts'

export type Row = Record<string, unknown>
export type Table = { name: string; columns: readonly string[]; rows: Row[] }

/** What a table is called where another one names a row of it: "questions" and "category" by "question", "category". */
const ownNamesOf = ({ name }: Table): ReadonlySet<string> => {
  const plain = plainName(name)
  // A prefix may tell the tables of one program from those of another: "tn_question".
  const short = plainName(name.replace(/^[^_]{1,4}_/, ''))
  const ones = [plain, short, plain.replace(/s$/, ''), plain.replace(/es$/, ''), plain.replace(/ies$/, 'y')]
  return new Set(ones.flatMap((one) => [`${one}id`, `id${one}`, one]))
}

/** The same, and the name of its first column, if that is not used by every table. */
const namesOf = (table: Table): ReadonlySet<string> => {
  const own = plainName(table.columns[0] ?? '')
  // Some programs put the name of the table before that of its column: "Question_idQuestion".
  const both = `${plainName(table.name)}${own}`
  return new Set([...ownNamesOf(table), both, ...(own === 'id' ? [] : [own])])
}

/** Truths are often stored as numbers. */
const ofTruth = new RegExp(
  '^(?:is|es|est|ist|jest|has)|correct|right|true|richtig|valid|benar|doğru|dogru|prawid|popraw|giust|esatt|верн|' +
    '^(?:dung|đúng)$',
)

const withTruths = ({ rows, columns }: Table): void => {
  for (const column of columns.filter((one) => ofTruth.test(plainName(one)))) {
    if (!rows.every((row) => row[column] === 0 || row[column] === 1)) continue
    for (const row of rows) row[column] = row[column] === 1
  }
}

/** The column of a table that names rows of another one, where nearly each of these has as many as options. */
const referenceIn = (child: Table, parent: Table): string | undefined => {
  const names = namesOf(parent)
  return child.columns.find((column, place) => {
    if (place === 0 || !names.has(plainName(column))) return false
    const ids = new Set(parent.rows.map((row) => row[parent.columns[0] ?? '']))
    const groups = [...Map.groupBy(child.rows, (row) => row[column])]
    if (groups.filter(([id]) => ids.has(id)).length < leastShare * groups.length) return false
    const counts = groups.map(([, { length }]) => length)
    const asOptions = counts.filter((count) => count >= limits.minOptions && count <= limits.maxOptions)
    return counts.length > 0 && asOptions.length >= leastShare * counts.length
  })
}
const leastShare = 0.8

/** Says which options are right by the only column whose 0 and 1 mark one option of each question. */
const withTruthOfGroups = (child: Table, reference: string): void => {
  const groups = [...Map.groupBy(child.rows, (row) => row[reference]).values()]
  const marks = child.columns.filter(
    (column) =>
      column !== reference &&
      child.rows.every((row) => row[column] === 0 || row[column] === 1) &&
      groups.filter((rows) => rows.filter((row) => row[column] === 1).length === 1).length >=
        leastShare * groups.length,
  )
  const [mark, ...others] = marks
  if (mark === undefined || others.length > 0 || groups.length < 2) return
  child.rows = child.rows.map(({ [mark]: right, ...row }) => ({ ...row, is_correct: right === 1 }))
}

/** The column of a table with one row for each row of another one: what belongs to it and stands apart. */
const partnerIn = (child: Table, parent: Table): string | undefined => {
  const names = ownNamesOf(parent)
  const column = child.columns.find((one) => names.has(plainName(one)))
  const ids = new Set(child.rows.map((row) => row[column ?? '']))
  const [own = ''] = parent.columns
  const arePartners =
    column !== undefined &&
    parent.rows.length > 1 &&
    ids.size === child.rows.length &&
    child.rows.length === parent.rows.length &&
    parent.rows.every((row) => ids.has(row[own]))
  return arePartners ? column : undefined
}

const saysQuestions =
  /quest|frage|aufgabe|pregunt|domand|pergunt|soal|cauhoi|pytani|otazk|savol|sual|soru|vopros|kerdes|pitanj|klausim/
const textNames = ['text', 'content', 'body', 'title', 'label', 'description', 'noidung']

/** The column with the texts of a table: one with a known name, else the one with the longest texts. */
const textColumnOf = ({ columns, rows }: Table): string | undefined => {
  const lengthOf = (column: string): number =>
    rows.reduce((sum, row) => {
      const value = row[column]
      // A date or a number in a text asks nothing.
      return sum + (typeof value === 'string' && /\p{L}/u.test(value) ? value.length : 0)
    }, 0)
  const named = textNames.flatMap((name) => [
    ...columns.filter((column) => plainName(column) === name),
    ...columns.filter((column) => plainName(column).endsWith(name)),
  ])
  const [longest] = columns.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  return [...named, longest].find((column) => column !== undefined && lengthOf(column) > 0)
}

/** Few questions are asked twice. A state that most rows share is none. */
const areOwnTexts = ({ rows }: Table, column: string): boolean =>
  new Set(rows.map((row) => row[column])).size * 2 > rows.length

const meansQuestion = (column: string): boolean =>
  /^question_?text$/i.test(column) || guessColumn(column.replaceAll('_', ' ')) === 'question'

/** Gives the texts of a table of questions the name that the reader of objects knows. */
const withQuestionColumn = (table: Table, isOfQuestions: boolean): Table => {
  if (!isOfQuestions || table.columns.some(meansQuestion)) return table
  const text = textColumnOf(table)
  return text === undefined || (!saysQuestions.test(plainName(table.name)) && !areOwnTexts(table, text))
    ? table
    : { ...table, rows: table.rows.map(({ [text]: question, ...row }) => ({ question, ...row })) }
}

const knownText = /text|content|option|answer|value|label|title|name|body|statement/

/** Gives the texts of a table of options a known name, if they have none. */
const withOptionText = (table: Table): Table => {
  const text = table.columns.some((column) => knownText.test(plainName(column)))
    ? undefined
    : textColumnOf(table)
  return text === undefined
    ? table
    : { ...table, rows: table.rows.map(({ [text]: option, ...row }) => ({ text: option, ...row })) }
}

/** The rows of a table without what its columns begin with: "colQuestion" and "colAnswer1". */
const withPlainColumns = (table: Table): Table => {
  const [first, ...others] = withPlainNames(table.rows) as Row[]
  if (!first || first === table.rows[0]) return table
  return { ...table, columns: Object.keys(first), rows: [first, ...others] }
}

const toQuestion = /^(?:id_?)?(?:quiz_?)?question_?(?:id|no)?$/i

/** Options whose questions the dump does not have: several for each number of a question, some of them right. */
const areOptionsOfOthers = ({ columns, rows }: Table): boolean => {
  const column = columns.find((one) => toQuestion.test(one))
  if (column === undefined || rows.some((row) => typeof row[column] !== 'number')) return false
  const groups = [...Map.groupBy(rows, (row) => row[column]).values()]
  return (
    rows.some((row) => Object.values(row).includes(true)) &&
    groups.length > 0 &&
    groups.filter(({ length }) => length >= limits.minOptions).length >= leastShare * groups.length
  )
}

/** Puts rows that belong to a row of another table, as options do to a question, into that row. */
export const joinTables = (written: readonly Table[]): Record<string, Row[]> => {
  const tables = written.map(withPlainColumns)
  for (const table of tables) withTruths(table)
  const joined = new Set<Table>()
  const withOptions = new Set<Table>()
  for (const child of tables)
    for (const parent of tables) {
      if (child === parent || joined.has(child) || joined.has(parent)) continue
      const partner = partnerIn(child, parent)
      const column = partner ?? referenceIn(child, parent)
      const own = parent.columns[0] ?? ''
      const byId = new Map(parent.rows.map((row) => [row[own], row]))
      if (column === undefined || byId.size < parent.rows.length) continue
      joined.add(child)
      const isTold = child.rows.some((row) => Object.values(row).some((one) => typeof one === 'boolean'))
      if (partner === undefined && !isTold) withTruthOfGroups(child, column)
      if (partner === undefined && child.rows.some((row) => Object.values(row).includes(true)))
        withOptions.add(parent)
      const { rows: belonging } = partner === undefined ? withOptionText(child) : child
      for (const [id, rows] of Map.groupBy(belonging, (row) => row[column])) {
        const row = byId.get(id)
        const others = rows.map((one) =>
          Object.fromEntries(Object.entries(one).filter(([name]) => name !== column)),
        )
        if (!row) continue
        if (partner === undefined) row[child.name] = others
        else for (const [name, value] of Object.entries(others[0] ?? {})) row[name] ??= value
      }
    }
  return Object.fromEntries(
    tables
      .filter((table) => !joined.has(table) && !areOptionsOfOthers(table))
      .map((table) => {
        const isOfQuestions = withOptions.has(table) || saysQuestions.test(plainName(table.name))
        return [table.name, withQuestionColumn(table, isOfQuestions).rows]
      }),
  )
}
