import type { Content } from '../entry/entry.ts'

const gap = /\{\d*:([A-Z_]+):((?:[^{}\\]|\\.)*)\}/g

/** Whether a text has Moodle's codes for gaps. A cloze question has nothing else. */
export const hasGaps = (text: string): boolean => text.search(gap) >= 0

/** Reads a text with Moodle's codes for gaps: gaps become lines, with their answers and choices. */
export const readCloze = (content: Content): { content: Content; answer: string; choices: string[] } => {
  const answers: string[] = []
  const choices: string[] = []
  const text = content.text.replace(gap, (_, kind: string, body: string) => {
    const offered = body
      .split(/(?<!\\)~/)
      .map(wordsOf)
      .filter(Boolean)
    answers.push(rightOnes(body))
    if (/^(?:MULTI|M)/.test(kind)) choices.push(`${answers.length}: ${offered.join(' / ')}`)
    return '_____'
  })
  return {
    content: { ...content, text },
    answer: answers.map((answer, index) => `${index + 1}. ${answer}`).join('\n'),
    choices,
  }
}

/** Answers are separated by `~`. `=` or `%100%` marks a correct one, and `#` begins its feedback. */
const rightOnes = (body: string): string =>
  body
    .split(/(?<!\\)~/)
    .filter((answer) => /^\s*(?:=|%100%)/.test(answer))
    .map(wordsOf)
    .join(' / ')

/** An answer without its mark, weight and feedback. */
const wordsOf = (answer: string): string =>
  answer
    .replace(/^\s*(?:=|%-?[\d.]+%)/, '')
    .replace(/(?<!\\)#[^]*$/, '')
    .replace(/\\(.)/g, '$1')
    .trim()
