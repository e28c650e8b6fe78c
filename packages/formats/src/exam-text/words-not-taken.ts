import type { RawQuestion } from '../entry/entry.ts'
import { notTaken, textsOf, wordSet, wordsMissing } from '../entry/words-not-taken.ts'
import { letterInSentence } from './answer-sentences.ts'
import { offer, pageNumber, setting } from './lines-of-their-own.ts'
import { anyAnswerName, isSolutionHeading, readSolutionWithDot } from './field-names.ts'
import { beginsKey, readKeyPairs, readWordPairs, readPartOfKey } from './key-pairs.ts'
import { marksWords, readField, readQuestionStart } from './patterns.ts'
import { namesOfText } from './growing-list.ts'
import { namesOfOptions } from './named-options.ts'
import { truthOf } from './truth.ts'

/** What stands between the letters of an answer, and before them. */
const wordsOfAnswers = new Set([
  ...'and und et y e и o or both option choice letter الف opción opção alternativa variant the is'.split(' '),
  // Rows of a table to match have Roman numbers.
  ...'ii iii iv vi vii viii'.split(' '),
])
/** Fields of Examview, and of Respondus above its questions: what they hold is named as lost, or is their kind. */
const ofOtherTools = new RegExp(
  String.raw`^\s*(?:(?:PTS|DIF|REF|OBJ|NAT|STA|LOC|TOP|KEY|MSC|NOT|BLM|Type|Title|Folder|ID|` +
    String.raw`Category|Label|Points):|[~@]\s|#randomi[sz]e)`,
  'i',
)

/** Names of answers and marks that stand behind or before a text in its line. */
const labels = new RegExp(
  String.raw`(?<!\p{L})(?:${anyAnswerName}|(?:in)?correct[aeo]?|right|wrong|richtig|` +
    String.raw`${namesOfText}|${marksWords})(?!\p{L})`,
  'giu',
)
/** "Option B" names an option in an answer. */
const optionNames = new RegExp(String.raw`(?<!\p{L})(?:${namesOfOptions})(?!\p{L})`, 'giu')
/** Letters in a row, as a key has them: "ACD". */
/** A key in the brackets of a text: "（ ABD ）". */
const keyInBrackets = /[(（]\s*[A-HＡ-Ｈ]{2,8}\s*[)）]/gu
const row = /^[\s([]*[A-H]{2,8}[\s)\].]*$/iu

const signsOfMarkdown = /[*_#>`|~]+|<[^<>]{0,200}>|&\w{1,10};/g

/** "Answers: 1. b  2. 56  3. Rome": what it holds stands in the questions with these numbers. */
const isKeyInWords = (line: string): boolean =>
  (beginsKey(line) && readWordPairs(line).length > 1) ||
  readWordPairs(readPartOfKey(line, false)?.rest ?? '').length > 0

/** What of a line must stand in its question: the value behind a label, nothing of a key. */
const visible = (line: string): string => {
  if (setting.test(line) || offer.test(line) || pageNumber.test(line)) return ''
  if (ofOtherTools.test(line) || readKeyPairs(line) || isKeyInWords(line)) return ''
  const text = line.replace(signsOfMarkdown, ' ').replace(keyInBrackets, ' ')
  const field = readField(text)
  const said = letterInSentence(text)
  if (said !== undefined) return said.replace(labels, ' ')
  if (isSolutionHeading(text) || (field?.name === 'section' && field.value.includes('none'))) return ''
  if (field?.name === 'marks') return ''
  if (field?.name === 'answer' && (row.test(field.value) || truthOf(field.value) !== undefined)) return ''
  if (field?.name === 'answer') return field.value.replace(labels, ' ').replace(optionNames, ' ')
  return (field?.value ?? readSolutionWithDot(text) ?? readQuestionStart(text)?.rest ?? text).replace(
    labels,
    ' ',
  )
}

/**
 * The sentence about words of a question in a list that were not taken. Only lines with such words are read again, to
 * find the labels among them.
 */
export const untakenInList = (raw: RawQuestion, source: readonly string[]): string | undefined => {
  const taken = wordSet(textsOf(raw))
  const missing = new Set(wordsMissing(source.join('\n'), taken))
  if (missing.size === 0) return undefined
  const lines = source.filter((line) => wordsMissing(line, taken).length > 0)
  const words = wordsMissing(lines.map(visible).join('\n'), taken)
  return notTaken(words.filter((one) => !wordsOfAnswers.has(one) && truthOf(one) === undefined))
}
