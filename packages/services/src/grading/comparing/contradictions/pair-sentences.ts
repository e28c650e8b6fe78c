import { isSameWord } from '../similar-words.ts'
import { areOpposite } from './opposites.ts'
import { contentOf, type Sentence, type Word } from './sentence.ts'

/** A sentence of the answer, and the sentence of the solution that is about the same. */
export type Pair = { said: Sentence; expected: Sentence }

/** Whether two words are the same but for inflection and typing errors. A word is no typing error of its opposite. */
export const areSame = (one: Word, other: Word): boolean =>
  one.stem === other.stem || (isSameWord(one.stem, other.stem) && !areOpposite(one.text, other.text))

export const has = (words: readonly Word[], word: Word): boolean =>
  words.some((other) => areSame(other, word))

/** Returns the share of the longer sentence's words that are in the shorter one, too. */
export const equalShare = ({ said, expected }: Pair): number => {
  const [one, other] = [contentOf(said), contentOf(expected)]
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  return longer.filter((word) => has(shorter, word)).length / longer.length
}

/** Sentences with more words than this are not compared: one that is so long is rarely the same but for a word. */
const longestSentence = 40
/** The most words of a sentence in all, where it repeats some: they are aligned with each word of the other one. */
const mostWords = 3 * longestSentence

type Counted = { sentence: Sentence; stems: ReadonlySet<string> }

const count = (sentences: readonly Sentence[]): Counted[] =>
  sentences
    .map((sentence) => ({ sentence, content: contentOf(sentence) }))
    .filter(({ content }) => content.length <= mostWords)
    .map(({ sentence, content }) => ({ sentence, stems: new Set(content.map(({ stem }) => stem)) }))
    .filter(({ stems }) => stems.size > 0 && stems.size <= longestSentence)

const countCommon = (one: Counted, other: Counted): number => {
  let common = 0
  for (const stem of one.stems) if (other.stems.has(stem)) common += 1
  return common
}

/** Finds for each sentence of the answer the sentence of the solution with the most words in common. */
export const pairSentences = (answer: readonly Sentence[], solution: readonly Sentence[]): Pair[] => {
  const candidates = count(solution)
  return count(answer).flatMap((said) => {
    let best: { sentence: Sentence; common: number } | undefined
    for (const candidate of candidates) {
      const common = countCommon(said, candidate) / Math.max(said.stems.size, candidate.stems.size)
      if (common > (best?.common ?? 0)) best = { sentence: candidate.sentence, common }
    }
    return best ? [{ said: said.sentence, expected: best.sentence }] : []
  })
}
