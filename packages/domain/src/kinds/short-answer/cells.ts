import { elementAt } from '../../defined.ts'
import { kindLimits } from '../../limits.ts'
import { splitFeedback, writeFeedback } from '../feedback-in-line.ts'
import { shareBehind, shareOfPercent } from '../share.ts'
import { splitAtBars } from '../split-at-bars.ts'
import type { AcceptedText, ShortAnswer, WordsCount } from './schema.ts'

const flags = ['case', 'accents', 'punctuation', 'typos'] as const
const flag = /^(case|accents|punctuation|typos):\s*/i

/** Writes one accepted answer: "P*s @50% # Almost". A bar is escaped. */
export const writeAcceptedText = ({
  value,
  is_pattern: isPattern,
  share,
  feedback,
}: AcceptedText): string => {
  const escaped = isPattern ? value.replaceAll('|', '\\|') : value.replaceAll(/[\\|*]/g, '\\$&')
  const needsShare = share < 100 || shareBehind.test(value)
  const answer = `${flag.test(value) ? '\\' : ''}${escaped.replaceAll(/ #(?= |$)/g, ' \\#')}`
  return `${answer}${needsShare ? ` @${share}%` : ''}${writeFeedback(feedback)}`
}

/** Writes what must be the same: "case: accents: ". */
export const writeFlags = (words: WordsCount): string => {
  const counts = {
    case: words.case_counts,
    accents: words.accents_count,
    punctuation: words.punctuation_counts,
    typos: words.typos === 1,
  }
  return flags
    .filter((name) => counts[name])
    .map((name) => `${name}: `)
    .join('')
}

/** Reads what must be the same at the beginning of a cell, and returns the rest of it. */
export const readFlags = (cell: string): { words: WordsCount; rest: string } => {
  const found = new Set<string>()
  let rest = cell.trim()
  for (let next = flag.exec(rest); next; next = flag.exec(rest)) {
    found.add(elementAt(next, 1).toLowerCase())
    rest = rest.slice(next[0].length)
  }
  const words: WordsCount = {
    case_counts: found.has('case'),
    accents_count: found.has('accents'),
    punctuation_counts: found.has('punctuation'),
    typos: found.has('typos') ? 1 : 0,
  }
  return { words, rest }
}

/** Writes accepted answers into one cell: "case: Paris | P*s @50%". The flags say what must be the same. */
export const writeShortAnswerCell = ({ key: { accepted, words } }: ShortAnswer): string =>
  `${writeFlags(words)}${accepted.map(writeAcceptedText).join(' | ')}`

/** Reads what `writeAcceptedText` writes. */
export const readAcceptedText = (written: string): AcceptedText => {
  const [answer, feedback] = splitFeedback(written)
  const text = answer.trim().replaceAll(/ \\#(?= |$)/g, ' #')
  const share = shareBehind.exec(text)
  const cut = share ? text.slice(0, share.index) : text
  const value = flag.test(cut.slice(1)) && cut.startsWith('\\') ? cut.slice(1) : cut
  const isPattern = /(?<!\\)(?:\\\\)*\*/.test(value)
  return {
    value: isPattern ? value.replaceAll('\\|', '|') : value.replaceAll(/\\([\\|*])/g, '$1'),
    is_pattern: isPattern,
    share: shareOfPercent(Number(share?.[1] ?? 100)),
    ...feedback,
  }
}

/** Reads what `writeShortAnswerCell` writes. `wrong` says what the cell must be. */
export const readShortAnswerCell = (cell: string): ShortAnswer | { wrong: string; cell: 'accepted' } => {
  const { words, rest } = readFlags(cell)
  const accepted = splitAtBars(rest)
    .map(readAcceptedText)
    .filter(({ value }) => value !== '')
  if (accepted.length > kindLimits.acceptedTexts)
    return {
      cell: 'accepted',
      wrong: `can have at most ${kindLimits.acceptedTexts} answers, separated by |.`,
    }
  if (accepted.some(({ value }) => value.length > kindLimits.acceptedTextLength))
    return {
      cell: 'accepted',
      wrong: `can have at most ${kindLimits.acceptedTextLength} characters in each answer.`,
    }
  if (accepted.some(({ feedback = '' }) => feedback.length > kindLimits.feedbackLength))
    return {
      cell: 'accepted',
      wrong: `can have at most ${kindLimits.feedbackLength} characters of feedback on an answer.`,
    }
  return { kind: 'short_answer', key: { accepted, words } }
}
