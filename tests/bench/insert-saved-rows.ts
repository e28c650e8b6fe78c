import pg from 'pg'

export type RowInserts = AsyncDisposable & {
  /**
   * Copies the stored questions of a quiz into another one with one multi-row insert per table. Returns the
   * milliseconds that the inserts took.
   */
  insertCopy: (fromQuizId: string, intoQuizId: string) => Promise<number>
  /** The same, but commits after each hundred revisions, as a save must, and then inserts all questions. */
  insertInBatches: (fromQuizId: string, intoQuizId: string) => Promise<number>
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

const perBatch = 100
const inBatches = (rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / perBatch) }, (_, batch) =>
    rows.slice(batch * perBatch, (batch + 1) * perBatch),
  )

/** The minimum cost of a save: inserting its rows from next to the database. */
export const openRowInserts = async (url: string): Promise<RowInserts> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let copies = 0
  const readCopy = async (fromQuizId: string, intoQuizId: string) => {
    const read = (table: string, where: string) =>
      client.query<Row>(`select ${table}.* from quiz.questions ${where}`, [fromQuizId])
    const questions = await read('questions', 'where quiz_id = $1 order by place')
    const revisions = await read(
      'revision',
      'join quiz.question_revisions revision on revision.id = revision_id where quiz_id = $1 order by place',
    )
    copies++
    const copyOf = (id: unknown) => `${String(id)}-${copies}`
    return {
      revisions: revisions.rows.map((row) => ({ ...row, id: copyOf(row['id']) })),
      questions: questions.rows.map((row) => ({
        ...row,
        quiz_id: intoQuizId,
        revision_id: copyOf(row['revision_id']),
      })),
    }
  }
  /** Each transaction is a list of statements. */
  const time = async (transactions: readonly (readonly string[])[]): Promise<number> => {
    const start = performance.now()
    for (const statements of transactions) {
      await client.query('begin')
      for (const statement of statements) await client.query(statement)
      await client.query('commit')
    }
    return performance.now() - start
  }
  return {
    insertCopy: async (fromQuizId, intoQuizId) => {
      const { revisions, questions } = await readCopy(fromQuizId, intoQuizId)
      return time([[insertOf('quiz.question_revisions', revisions), insertOf('quiz.questions', questions)]])
    },
    insertInBatches: async (fromQuizId, intoQuizId) => {
      const { revisions, questions } = await readCopy(fromQuizId, intoQuizId)
      return time([
        ...inBatches(revisions).map((batch) => [insertOf('quiz.question_revisions', batch)]),
        [insertOf('quiz.questions', questions)],
      ])
    },
    [Symbol.asyncDispose]: () => client.end(),
  }
}
