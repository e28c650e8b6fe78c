import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

export const minPasswordLength = 10

/**
 * The lowest accepted score of zxcvbn, 0 to 4: from 3 on, more than 10^8 guesses are needed, which protects a stolen
 * hash for long enough to change the password.
 */
const minScore = 3
/** Guessing takes time with the length; what makes a password weak stands at its beginning. */
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
 * A sentence why a new password is too easy to guess, undefined for a good one. `known` is what others know of the
 * person: name and address.
 */
export const findWeakness = async (
  password: string,
  known: readonly string[],
): Promise<string | undefined> => {
  const words = known.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word.length > 2)
  // Its dictionaries take 40 MB and a tenth of a second of a start, and most processes never judge a password.
  zxcvbn ??= loadZxcvbn()
  const { score, feedback } = (await zxcvbn).check(password.slice(0, judgedLength), words)
  if (score >= minScore) return undefined
  const reason = feedback.warning ? ` ${feedback.warning.replace(/\.?$/, '.')}` : ''
  return `The password is too easy to guess.${reason} Take four or more words that do not belong together.`
}
