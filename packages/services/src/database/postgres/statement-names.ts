import { defined } from '@quizwright/domain/defined.ts'

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
      if (runsOfText.size > maxCountedTexts)
        runsOfText.delete(defined(runsOfText.keys().next().value, 'oldest text'))
      return undefined
    }
    const newName = `s${nameOfText.size}`
    nameOfText.set(text, newName)
    return newName
  }
}
