import type { Content } from '../entry/entry.ts'

const gap = /\{\d*:(?:[A-Z_]+):((?:[^{}\\]|\\.)*)\}/g

/** A text with Moodle's codes for gaps: the gaps as lines, and what belongs into them. */
export const readCloze = (content: Content): { content: Content; answer: string } => {
  const answers: string[] = []
  const text = content.text.replace(gap, (_, body: string) => {
    answers.push(rightOnes(body))
    return '_____'
  })
  return {
    content: { ...content, text },
    answer: answers.map((answer, index) => `${index + 1}. ${answer}`).join('\n'),
  }
}

/** Answers are separated by `~`; `=` or `%100%` marks the right ones, and `#` begins their feedback. */
const rightOnes = (body: string): string =>
  body
    .split(/(?<!\\)~/)
    .filter((answer) => /^(?:=|%100%)/.test(answer))
    .map((answer) =>
      answer
        .replace(/^(?:=|%100%)/, '')
        .replace(/(?<!\\)#[^]*$/, '')
        .replace(/\\(.)/g, '$1'),
    )
    .join(' / ')
