import { listedOptions } from '../kinds/pieces-of.ts'
import type { QuestionContent } from '../schemas/question.ts'
import type { Finding } from './finding.ts'
import { createFirstNumbers } from './first-numbers.ts'

type Compared = Pick<QuestionContent, 'question' | 'equation' | 'image_url' | 'options' | 'interaction'>

/**
 * Finds questions that repeat an earlier one, and questions with the same words in another order. It stores
 * two hashes per question and no text, so that memory stays small for a file of any length. A false match is
 * possible (about one file in 10^6 of 200,000 questions), which is why the result is only a hint.
 */
export const createRepeatFinder = () => {
  const bySequence = createFirstNumbers()
  const byWords = createFirstNumbers()
  return {
    /** Adds a question and returns hints from comparing it with the questions added before. Numbers count from 1. */
    add(question: Compared, questionNo: number): Finding[] {
      const { sequence, words, wordCount } = hashQuestion(question)
      if (wordCount === 0) return []
      const repeated = bySequence.firstOf(sequence, questionNo)
      const near = byWords.firstOf(words, questionNo)
      if (repeated !== undefined)
        return [hint('questionRepeated', questionNo, `This question repeats question # ${repeated}`)]
      return near === undefined
        ? []
        : [hint('questionNear', questionNo, `This question reads nearly like question # ${near}`)]
    },
  }
}

const hint = (rule: string, questionNo: number, message: string): Finding => ({
  rule,
  severity: 'hint',
  field: 'question',
  questionNo,
  message,
})

/**
 * Hashes a question twice. `sequence` depends on the order of the words but not on the order of the options. `words`
 * depends on neither. Case, spaces and punctuation do not matter.
 */
const hashQuestion = (compared: Compared) => {
  const { question, equation, image_url } = compared
  const text = scan(question)
  const tex = scan(equation)
  const hashes = {
    low: mix(text.sequence, tex.sequence),
    high: mix(tex.sequence, scan(image_url).sequence),
    words: (text.words + tex.words) | 0,
    spread: text.spread ^ tex.spread,
  }
  let wordCount = text.count + tex.count
  let optionsLow = 0
  let optionsHigh = 0
  for (const option of listedOptions(compared)) {
    const written = scan(option.option)
    const formula = scan(option.equation)
    const optionHash = mix(mix(written.sequence, formula.sequence), scan(option.image_url).sequence)
    optionsLow = (optionsLow + optionHash) | 0
    optionsHigh ^= mix(optionHash, 0x9e3779b9)
    hashes.words = (hashes.words + written.words + formula.words) | 0
    hashes.spread ^= written.spread ^ formula.spread
    wordCount += written.count + formula.count
  }
  return {
    sequence: join(mix(hashes.low, optionsLow), mix(hashes.high, optionsHigh)),
    words: join(mix(hashes.words, wordCount), hashes.spread),
    wordCount,
  }
}

const nothing = { sequence: 0, words: 0, spread: 0, count: 0 } as const

/**
 * Hashes a text in one pass. `sequence` depends on the order of the words; `words` and `spread` do not. `count` is
 * the number of words.
 */
const scan = (text: string) => {
  // Fast path: 90 % of the cells of a file are empty.
  if (text === '') return nothing
  let sequence = 0
  let words = 0
  let spread = 0
  let count = 0
  let word = 0
  for (let index = 0; index <= text.length; index++) {
    const code = index < text.length ? wordChar(text.charCodeAt(index)) : 0
    if (code !== 0) {
      // FNV-1a. Calling `mix` for each character would cost three times as much, so `mix` is applied to whole words
      // only.
      word = Math.imul((word === 0 ? fnvOffset : word) ^ code, fnvPrime)
    } else if (word !== 0) {
      sequence = mix(sequence, word)
      words = (words + word) | 0
      spread ^= mix(word, 0x85ebca6b)
      count++
      word = 0
    }
  }
  return { sequence, words, spread, count }
}

/**
 * The code that each ASCII character adds to a word: its lower-case letter, digit or arithmetic sign, 0 for all
 * others.
 */
const asciiWordChars = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w+\-*/=<>^%$]/.test(String.fromCharCode(code))
    ? String.fromCharCode(code).toLowerCase().charCodeAt(0)
    : 0,
)
const wordChar = (code: number): number => asciiWordChars[code] ?? code

const fnvOffset = 0x811c9dc5
const fnvPrime = 0x01000193

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995)
  return ((mixed ^ (mixed >>> 15)) + Math.imul(value, 0x27d4eb2f)) | 0
}

/** Joins two hashes to 53 bits, the most that a number can hold exactly. */
const join = (low: number, high: number): number => (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
