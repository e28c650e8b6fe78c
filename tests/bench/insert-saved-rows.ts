import pg from 'pg'

export type RowInserts = AsyncDisposable & {
  /**
   * Copies the stored questions of a quiz into another one with one multi-row insert per table. Returns the
   * milliseconds that the inserts took.
   */
  insertCopy: (fromQuizId: string, intoQuizId: string) => Promise<number>
}
type Row = Record<string, unknown>

/** The value of a column as a SQL literal. */
const literal = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length > 0 ? `array[${value.map(literal).join(',')}]` : "'{}'"
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value))
}

const insertOf = (table: string, rows: readonly Row[]): string =>
  `insert into ${table} (${Object.keys(rows[0]!).join(',')}) values ` +
  rows.map((row) => `(${Object.values(row).map(literal).join(',')})`).join(',')

/** The minimum cost of a save: inserting its rows from next to the database. */
export const openRowInserts = async (url: string): Promise<RowInserts> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let copies = 0
  const insertCopy = async (fromQuizId: string, intoQuizId: string): Promise<number> => {
    const read = (table: string, where: string) =>
      client.query<Row>(`select ${table}.* from quiz.questions ${where}`, [fromQuizId])
    const questions = await read('questions', 'where quiz_id = $1 order by place')
    const revisions = await read(
      'revision',
      'join quiz.question_revisions revision on revision.id = revision_id where quiz_id = $1 order by place',
    )
    copies++
    const copyOf = (id: unknown) => `${String(id)}-${copies}`
    const insertRevisions = insertOf(
      'quiz.question_revisions',
      revisions.rows.map((row) => ({ ...row, id: copyOf(row['id']) })),
    )
    const insertQuestions = insertOf(
      'quiz.questions',
      questions.rows.map((row) => ({
        ...row,
        quiz_id: intoQuizId,
        revision_id: copyOf(row['revision_id']),
      })),
    )
    const start = performance.now()
    await client.query('begin')
    await client.query(insertRevisions)
    await client.query(insertQuestions)
    await client.query('commit')
    return performance.now() - start
  }
  return { insertCopy, [Symbol.asyncDispose]: () => client.end() }
}
