import pg from 'pg'
import { endingWhenSilent } from './silent-connections.ts'
import { type Query, refusingUnreplicated } from './unreplicated-commits.ts'

/** A statement is named at this many runs. Most statements with lists of varying length never run so often. */
const runsBeforeNaming = 5
/** The maximum number of unnamed statements that are counted. The least recently used is forgotten first. */
const maxCountedTexts = 2_000
/** The maximum number of names, because every connection keeps the plans of all named statements in memory. */
const maxNames = 300
const maxTextLength = 20_000
/** A search. Which index is best for it depends on the text, so it is planned each time. */
const isSearch = (text: string): boolean => / like \$\d/.test(text)

/**
 * Returns a function that names frequent statements. Postgres parses and plans a named statement once per
 * connection; for the statements of the statistics' counts that takes ten times as long as running them. The
 * function returns undefined for a statement without a name.
 */
export const createStatementNames = (): ((text: string) => string | undefined) => {
  const runsOfText = new Map<string, number>()
  const nameOfText = new Map<string, string>()
  return (text) => {
    const name = nameOfText.get(text)
    if (name !== undefined || nameOfText.size === maxNames || text.length > maxTextLength || isSearch(text))
      return name
    const runs = (runsOfText.get(text) ?? 0) + 1
    // A Map iterates in insertion order, so inserting the text again makes it the most recently used.
    runsOfText.delete(text)
    if (runs < runsBeforeNaming) {
      runsOfText.set(text, runs)
      if (runsOfText.size > maxCountedTexts) runsOfText.delete(runsOfText.keys().next().value!)
      return undefined
    }
    const newName = `s${nameOfText.size}`
    nameOfText.set(text, newName)
    return newName
  }
}

type QueryConfig = { text: string; name?: string }

const isQueryConfig = (arg: unknown): arg is QueryConfig =>
  typeof arg === 'object' && arg !== null && 'text' in arg && typeof arg.text === 'string'

type PreparingOptions = {
  /** How long the server may be silent while a query runs. */
  silenceMs: number
  /** Returns the address to which a new client connects, if it is not that of its configuration. */
  addressOf?: () => string
}

/** Returns a pg client class whose instances share the names of prepared statements. */
export const preparingClient = ({ silenceMs, addressOf }: PreparingOptions): typeof pg.Client => {
  const nameOf = createStatementNames()
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(addressOf ? { ...(config as pg.ClientConfig), connectionString: addressOf() } : config)
      const watched = endingWhenSilent(this, this.query.bind(this) as Query, silenceMs)
      const query = refusingUnreplicated(this, watched)
      const namedQuery: Query = (first, ...rest) => {
        const name = isQueryConfig(first) ? (first.name ?? nameOf(first.text)) : undefined
        return query(name === undefined ? first : { ...(first as QueryConfig), name }, ...rest)
      }
      this.query = namedQuery as typeof this.query
    }
  }
}
