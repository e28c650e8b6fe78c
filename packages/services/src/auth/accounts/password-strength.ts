import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export const minPasswordLength = 10

/**
 * The lowest accepted score of zxcvbn, 0 to 4. A score of 3 means more than 10^8 guesses, which protects a stolen
 * hash long enough to change the password.
 */
const minScore = 3
/**
 * Only this many characters are judged, because the time grows with the length and weaknesses are at the beginning.
 */
const judgedLength = 100

const loadZxcvbn = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    translations: english.translations,
  })
}
let zxcvbn: Promise<ZxcvbnFactory> | undefined

/**
 * Returns a sentence why a new password is too easy to guess, or undefined for a good one. `known` contains what
 * others know about the person: name and address.
 */
export const findWeakness = async (
  password: string,
  known: readonly string[],
): Promise<string | undefined> => {
  const words = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2)
  // Loaded on demand: the dictionaries take 40 MB and 100 ms of the start, and most processes never judge a
  // password.
  zxcvbn ??= loadZxcvbn()
  const { score, feedback } = (await zxcvbn).check(password.slice(0, judgedLength), words)
  if (score >= minScore) return undefined
  const reason = feedback.warning ? ` ${feedback.warning.replace(/\.?$/, '..')}` : ''
  return `The password is too easy to guess.${reason} Use four or more unrelated words.`
}
