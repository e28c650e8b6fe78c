import type { QuestionContent } from '../schemas/question.ts'
import type { Finding } from './finding.ts'

type Compared = Pick<QuestionContent, 'question' | 'equation' | 'image_url' | 'options'>

/**
 * Finds questions that repeat an earlier one, and ones made of the same words. It keeps two numbers for each
 * question and none of its text, so that it can follow a file of any length. Two different questions may in
 * principle be taken for equal (one case in 10^6 for a file of 200,000): these are hints, counted nowhere.
 */
export const createRepeatFinder = () => {
  const bySequence = new Map<number, number>()
  const byWords = new Map<number, number>()
  return {
    /** Hints on this question with respect to those noted before it. Numbers count from 1. */
    note(question: Compared, questionNo: number): Finding[] {
      const { sequence, words, wordCount } = printOf(question)
      if (wordCount === 0) return []
      const repeated = bySequence.get(sequence)
      const near = byWords.get(words)
      if (repeated === undefined) bySequence.set(sequence, questionNo)
      if (near === undefined) byWords.set(words, questionNo)
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
 * The two prints of a question. `sequence` sees the words of its text in their order and its options in any
 * order; `words` sees all its words in any order. Neither sees case, spaces or punctuation.
 */
const printOf = ({ question, equation, image_url, options }: Compared) => {
  const text = scan(question)
  const tex = scan(equation)
  const print = {
    low: mix(text.sequence, tex.sequence),
    high: mix(tex.sequence, scan(image_url).sequence),
    words: (text.words + tex.words) | 0,
    spread: text.spread ^ tex.spread,
  }
  let wordCount = text.count + tex.count
  let optionsLow = 0
  let optionsHigh = 0
  for (const option of options) {
    const written = scan(option.option)
    const formula = scan(option.equation)
    const whole = mix(mix(written.sequence, formula.sequence), scan(option.image_url).sequence)
    optionsLow = (optionsLow + whole) | 0
    optionsHigh ^= mix(whole, 0x9e3779b9)
    print.words = (print.words + written.words + formula.words) | 0
    print.spread ^= written.spread ^ formula.spread
    wordCount += written.count + formula.count
  }
  return {
    sequence: join(mix(print.low, optionsLow), mix(print.high, optionsHigh)),
    words: join(mix(print.words, wordCount), print.spread),
    wordCount,
  }
}

/**
 * One pass over a text: a print of its words in order, two prints of them in any order, and how many there
 * are.
 */
const scan = (text: string) => {
  let sequence = 0
  let words = 0
  let spread = 0
  let count = 0
  let word = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? wordChar(text.charCodeAt(at)) : 0
    if (code !== 0) {
      word = mix(word, code)
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
 * Of each character of ASCII what it adds to a word: letters without their case, signs of arithmetic as they
 * are, nothing for the rest.
 */
const ofAscii = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w+\-*/=<>^%$]/.test(String.fromCharCode(code))
    ? String.fromCharCode(code).toLowerCase().charCodeAt(0)
    : 0,
)
const wordChar = (code: number): number => (code < 128 ? ofAscii[code]! : code)

const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995)
  return ((mixed ^ (mixed >>> 15)) + Math.imul(value, 0x27d4eb2f)) | 0
}

/** 53 bits of the two, as many as a number holds exactly. */
const join = (low: number, high: number): number => (high >>> 11) * 0x1_0000_0000 + (low >>> 0)
