import type { ExamLine } from '../exam-text/exam-line.ts'
import { fieldLine, type LineFormat, moreLine, optionLine, questionLine } from './line-format.ts'

const names = 'question|q|answer|option|choice|wrong|incorrect|correct|right|explanation|solution'
const tag = new RegExp(String.raw`\[(${names})(?:[\s=][^\]\n]{0,60})?\]([^]*?)\[/\1\]`, 'gi')
const saysRight = /^\[\w+[\s=]["']?(?:correct|right|true|1)\b/i
const leastOptions = 2

type Part = { name: string; text: string; isRight: boolean; number: number }

const partsOf = (text: string): Part[] => {
  let at = 0
  let number = 1
  return [...text.matchAll(tag)].map((found) => {
    for (; at < found.index; at += 1) if (text[at] === '\n') number += 1
    const name = (found[1] ?? '').toLowerCase()
    const isRight = /^(?:correct|right)$/.test(name) || saysRight.test(found[0])
    return { name, text: (found[2] ?? '').trim(), isRight, number }
  })
}

/** Questions and options between tags of boards: [question]Which?[/question][correct]A[/correct]. */
export const bbCode: LineFormat = {
  matches: (text) => {
    const parts = partsOf(text)
    const questions = parts.filter(({ name }) => /^q(?:uestion)?$/.test(name)).length
    return (
      questions > 0 && parts.length >= questions * (leastOptions + 1) && parts.some(({ isRight }) => isRight)
    )
  },
  linesOf: (text) =>
    partsOf(text).flatMap(({ name, text: inside, isRight, number }): ExamLine[] => {
      const [first = '', ...others] = inside.split('\n')
      const more = others.map((line) => moreLine({ number, text: line }))
      if (/^q(?:uestion)?$/.test(name)) return [questionLine({ number, text: first }), ...more]
      if (/^(?:explanation|solution)$/.test(name)) return [fieldLine(number, 'Explanation', inside)]
      return [optionLine({ number, text: first }, isRight), ...more]
    }),
}
