import type { RawQuestion } from './entry.ts'

/** A word as people see it: letters, digits and the marks on them. Signs between words are no words. */
const word = /[\p{L}\p{N}\p{M}]+/gu

const fold = (text: string): string => (/[^\0-\x7f]/.test(text) ? text.normalize('NFKC') : text).toLowerCase()

export const wordsIn = (text: string): string[] => fold(text).match(word) ?? []

/** Letters and short numbers label questions and options, count marks and name keys. */
const isLabel = (one: string): boolean => one.length === 1 || /^\p{N}{1,4}$/u.test(one)

/** All words of some texts. */
export const wordSet = (texts: Iterable<string>): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const text of texts) for (const one of wordsIn(text)) words.add(one)
  return words
}

/**
 * The words of a source that are not among those taken. Each is named once. It compares sets, so that the time grows
 * with the length of the texts alone.
 */
export const wordsMissing = (source: string, taken: ReadonlySet<string>): string[] =>
  [...new Set(wordsIn(source))].filter((one) => !taken.has(one) && !isLabel(one))

const shownWords = 8

/** The sentence that tells an author which words of a question were not taken; undefined if all were. */
export const notTaken = (words: readonly string[]): string | undefined => {
  if (words.length === 0) return undefined
  const shown = `${words.slice(0, shownWords).join(', ')}${words.length > shownWords ? ' …' : ''}`
  const were =
    words.length === 1 ? '1 word of this question was' : `${words.length} words of this question were`
  return `${were} not taken: ${shown}`
}

/** All texts of a question as read, and the sentences that name what it lost. */
export function* textsOf(raw: RawQuestion): Generator<string> {
  const { content, solution, options = [], answer = '', choices = [] } = raw
  for (const one of [content, ...options, ...(solution ? [solution] : [])]) {
    yield one.text
    if (one.equation !== '') yield one.equation
  }
  yield answer
  yield* choices
  for (const item of raw.ordered?.items ?? []) yield item.text
  for (const { prompt, choice } of raw.matched ?? []) {
    yield prompt?.text ?? ''
    yield choice?.text ?? ''
  }
  yield* raw.optionFeedback ?? []
  yield* raw.hintTexts ?? []
  yield raw.whenRight ?? ''
  yield raw.whenWrong ?? ''
  yield raw.section ?? ''
  yield raw.paragraph ?? ''
  yield raw.topic ?? ''
  yield raw.difficulty ?? ''
  yield* raw.tags ?? []
  yield* raw.without ?? []
}
