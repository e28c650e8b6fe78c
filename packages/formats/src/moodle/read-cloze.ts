import { acceptedWord, blankGap, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { readAccepted } from '@quizwright/domain/kinds/numeric/written.ts'
import { shareOfPercent } from '@quizwright/domain/kinds/share.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { feedbackLost, withoutWorth } from '../entry/typed-settings.ts'
import { feedbackField } from '../kinds/accepted-lines.ts'
import { readNumber } from './read-number.ts'

/** An answer in which a star stands for any text, unless a backslash is before it. */
const gapAnswer = (written: string, share: number): WholeGap['accepted'][number] => {
  const isPattern = /(?<!\\)\*/.test(written)
  return {
    ...acceptedWord(isPattern ? written : written.replaceAll(String.raw`\*`, '*'), share),
    is_pattern: isPattern,
  }
}

const gap = /\{(\d*):([A-Z_]+):((?:[^}\\]|\\.)*)\}/g

/** Whether a text has Moodle's codes for gaps. A cloze question has nothing else. */
export const hasGaps = (text: string): boolean => text.search(gap) >= 0

/** An answer of a code: its text, and the part of the marks that it earns, in percent. */
type Answer = { text: string; share: number; feedback: string }

/** Answers are separated by `~`. `=` or `%50%` says what one earns, and `#` begins its feedback. */
const answersIn = (body: string): Answer[] =>
  body
    .split(/(?<!\\)~/)
    .map((written) => {
      const [, right, percent] = /^\s*(?:(=)|%(-?[\d.]+)%)?/.exec(written) ?? []
      const [text = '', ...feedback] = written
        .replace(/^\s*(?:=|%-?[\d.]+%)/, '')
        .split(/(?<!\\)#/)
        .map((part) => part.replaceAll(/\\(.)/g, '$1').trim())
      return {
        text,
        share: right ? 100 : Number(percent ?? 0),
        feedback: feedback.join('#').trim(),
      }
    })
    .filter(({ text }) => text !== '')

const readGap = (written: string, type: string, weight: number, without: string[]): WholeGap => {
  const answers = answersIn(written)
  without.push(...feedbackLost(answers))
  const worth = answers.filter(({ share }) => share > 0)
  if (/^(?:MULTI|M(?!W))/.test(type)) {
    if (answers.some(({ share }) => share < 0)) without.push('marks that a wrong answer costs')
    return {
      ...blankGap('chosen'),
      choices: answers.map(({ text }) => text),
      accepted: worth.map(({ text, share, feedback }) => ({
        ...acceptedWord(text, shareOfPercent(share)),
        ...feedbackField(feedback),
      })),
      weight,
    }
  }
  without.push(...withoutWorth(answers))
  if (type.startsWith('N'))
    return {
      ...blankGap('number'),
      numbers: worth.map(({ text, share, feedback }) => {
        const [value = '', tolerance = '0'] = text.split(':').map((part) => part.trim())
        const around = readNumber(tolerance) ? `${value} +- ${tolerance.replace(',', '.')}` : value
        return { ...readAccepted(around), share: shareOfPercent(share), ...feedbackField(feedback) }
      }),
      weight,
    }
  return {
    ...blankGap('typed'),
    accepted: worth.map(({ text, share, feedback }) => ({
      ...gapAnswer(text, shareOfPercent(share)),
      ...feedbackField(feedback),
    })),
    weight,
  }
}

type Read = Pick<RawQuestion, 'answer' | 'choices' | 'filled' | 'reason'> & { content: Content }

/** Reads a text with Moodle's codes for gaps. */
export const readCloze = (content: Content, without: string[]): Read => {
  const gaps: WholeGap[] = []
  const choices: string[] = []
  const cases = new Set<boolean>()
  let hasSeveral = false
  const text = content.text.replace(gap, (_, weight: string, type: string, body: string) => {
    const read = readGap(body, type, Number(weight || 1), without)
    gaps.push(read)
    if (read.as === 'chosen') choices.push(`${gaps.length}: ${read.choices.join(' / ')}`)
    if (read.as === 'typed') cases.add(type.endsWith('C'))
    if (/^(?:MULTIRESPONSE|MR)/.test(type)) hasSeveral = true
    return gapMarker(gaps.length)
  })
  if (cases.size > 1) without.push('that capital letters count in some gaps only')
  return {
    content: { ...content, text: text.replaceAll(/\[\[\d+\]\]/g, '_____') },
    answer: gaps.map(inWords).join('\n'),
    choices,
    ...(hasSeveral
      ? { reason: 'One of its gaps takes several choices at once, and a gap here takes one.' }
      : { filled: { text, gaps, words: { case_counts: cases.size === 1 && cases.has(true) } } }),
  }
}

const inWords = ({ accepted, numbers }: WholeGap, index: number): string => {
  const right = [...accepted, ...numbers].filter(({ share }) => share === 100).map(({ value }) => value)
  return `${index + 1}. ${right.join(' / ')}`
}
