import { cleanText, statementBoundary, toStem } from '../parse-statements.ts'
import { negations, stopWords } from '../word-lists.ts'
import { toCanonicalForm } from './canonical-form.ts'
import { withDigits } from './number-words.ts'

/** Words that have content of their own, but turn the meaning of a sentence round as "not" does. */
const otherEnglish =
  'nobody nowhere barely scarcely rarely seldom wrong unable lack lacks lacked lacking absent absence'
const german = 'nicht kein keine keiner keinen keinem keines nie niemals nichts niemand ohne weder kaum'
const french = 'pas jamais aucun aucune rien sans ni guère'
const spanish = 'nunca jamás sin ningún ninguno ninguna nada nadie tampoco'
const arabic = 'لا ليس ليست لم لن غير بدون دون'
const urdu = 'نہیں نہ مت بغیر بنا'

const all: ReadonlySet<string> = new Set([
  ...negations,
  ...[otherEnglish, german, french, spanish, arabic, urdu].join(' ').split(' '),
])

const isNegation = (word: string): boolean => all.has(word)

/** A word of a sentence. Words with content are compared in their order, the others join them. */
export type Word = { text: string; stem: string; hasContent: boolean }
/** A part of a sentence that is negated or not, by its words with content. */
export type Clause = { words: readonly Word[]; isNegated: boolean }
/** A sentence in canonical form with its words, and its clauses as they were written. */
export type Sentence = { form: string; words: readonly Word[]; clauses: readonly Clause[] }

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
const sentenceEnd = /[.!?;\n]+(?!\d)/
const separator = /^[,:]$/

/** Contracted forms, clefts and "fails to" are written out, so that equal sentences have equal words. */
const expand = (text: string): string =>
  text
    .replace(/\bcannot\b|\bcant\b/g, 'can not')
    .replace(
      /\b(is|are|was|were|do|does|did|has|have|had|would|should|could)nt\b/g,
      (_whole, verb: string) => `${verb} not`,
    )
    .replace(/\b(?:fail(?:s|ed)?|refuse[sd]?) to\b/g, 'not')
    .replace(/\bit (?:is|was) ([^.!?;\n]*?) that ([^.!?;\n]*)/g, '$2 $1')

/** French articles and negations before a vowel: "l'eau", "n'est pas". */
const elided = /(?<!\p{L})(?:[ldnjmtsc]|qu)['’](?=\p{L})/giu

const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .filter(({ segment, isWordLike }) => isWordLike || separator.test(segment))
    .map(({ segment }) => segment)

/** "Denser than" has the stem of "dense". Elsewhere, words that end in "er" are mostly no comparatives. */
const stemBefore = (text: string, next: string | undefined): string => {
  if (/^\d/.test(text)) return String(Number.parseFloat(text))
  if (next !== 'than' || !text.endsWith('er')) return toStem(text)
  return toStem(
    `${text
      .slice(0, -2)
      .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
      .replace(/i$/, 'y')}e`,
  )
}

const toWords = (text: string): Word[] =>
  wordsOf(text).map((word, index, words) => ({
    text: word,
    stem: stemBefore(word, words[index + 1]),
    hasContent: !separator.test(word) && !stopWords.has(word) && !isNegation(word),
  }))

export const toSentence = (form: string, clauses: readonly Clause[]): Sentence => ({
  form,
  words: toWords(form),
  clauses,
})

const toClauses = (sentence: string): Clause[] =>
  sentence.split(statementBoundary).map((clause) => {
    const words = toWords(clause)
    return {
      words: words.filter(({ hasContent }) => hasContent),
      // Two negations affirm.
      isNegated: words.filter(({ text }) => isNegation(text)).length % 2 === 1,
    }
  })

/** Splits a text into its sentences. Commas stay as words of their own, because they separate the items of lists. */
export const parseSentences = (text: string): Sentence[] =>
  withDigits(expand(cleanText(text.replaceAll(elided, ''))))
    .split(sentenceEnd)
    .filter((sentence) => sentence.trim() !== '')
    .map((sentence) => toSentence(toCanonicalForm(sentence), toClauses(sentence)))

export const contentOf = ({ words }: Sentence): Word[] => words.filter(({ hasContent }) => hasContent)

const articles = new Set(['the', 'a', 'an', ','])

export const withoutArticles = ({ words }: Sentence): Word[] =>
  words.filter(({ text }) => !articles.has(text))
