import pg from 'pg'

/**
 * A statement gets a name when it comes this often: most that are made of lists of changing length never do.
 */
const fromTimes = 5
const remembered = 2_000
/** Each connection keeps the plans of all named statements in memory. */
const mostNames = 300
const longestText = 20_000

/**
 * Names for statements that come again and again. Postgres reads and plans a named statement once for each
 * connection; for the statements of the counts that is ten times the work of running them. Answers undefined
 * for one that stays without a name.
 */
export const createStatementNames = (): ((text: string) => string | undefined) => {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size === mostNames || text.length > longestText) return name
    const times = (seen.get(text) ?? 0) + 1
    seen.delete(text)
    if (times < fromTimes) {
      seen.set(text, times)
      if (seen.size > remembered) seen.delete(seen.keys().next().value!)
      return undefined
    }
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}

type Query = (...asked: unknown[]) => unknown
type Config = { text: string; name?: string }

const isConfig = (asked: unknown): asked is Config =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string'

/** Connections that name what they are asked, all of them alike. */
export const preparingClient = (): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const query = this.query.bind(this) as Query
      const named: Query = (asked, ...rest) => {
        const name = isConfig(asked) ? (asked.name ?? nameOf(asked.text)) : undefined
        return query(name === undefined ? asked : { ...(asked as Config), name }, ...rest)
      }
      this.query = named as typeof this.query
    }
  }
}
