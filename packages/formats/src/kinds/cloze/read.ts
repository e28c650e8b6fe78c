import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { arrangeCloze } from '@quizwright/domain/kinds/cloze/arrange.ts'
import { blankCloze, type WholeGap, withGapsOf } from '@quizwright/domain/kinds/cloze/blank.ts'
import { excessOf } from '@quizwright/domain/kinds/cloze/gap-line.ts'
import type { Cloze } from '@quizwright/domain/kinds/cloze/schema.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { RawQuestion } from '../../entry/entry.ts'

const hasAnswer = ({ accepted, numbers }: WholeGap): boolean => accepted.length + numbers.length > 0

const bankOf = ({ filled }: RawQuestion): Cloze | undefined =>
  filled && arrangeCloze(withGapsOf(blankCloze([]), filled.gaps, filled.extra))

/** Says why the gaps do not fit; undefined if they do. */
export const reasonOfCloze = (raw: RawQuestion): string | undefined => {
  if (!raw.filled) return undefined
  const { gaps } = raw.filled
  if (gaps.length > kindLimits.gaps)
    return `It has ${gaps.length} gaps, and a text here has at most ${kindLimits.gaps}.`
  const open = gaps.findIndex((gap) => !hasAnswer(gap))
  if (open >= 0) return `It does not say what is right in gap ${open + 1}.`
  const words = defined(bankOf(raw), 'bankOf').presentation.bank.length
  if (words > kindLimits.bankWords)
    return `It has ${words} words to choose from, and a word bank here has at most ${kindLimits.bankWords}.`
  const excess = gaps.map(excessOf)
  const at = excess.findIndex((one) => one !== undefined)
  return at < 0 ? undefined : `Gap ${at + 1} ${elementAt(excess, at)}`
}

/** Undefined where the file does not say what is right in each gap, or has more of them than fit. */
export const readCloze = (raw: RawQuestion): Cloze | undefined => {
  const { filled } = raw
  if (!filled || filled.gaps.length === 0 || reasonOfCloze(raw) !== undefined) return undefined
  const read = defined(bankOf(raw), 'bankOf')
  return {
    ...read,
    key: { ...read.key, words: { ...read.key.words, ...filled.words } },
    scoring: { rule: filled.rule ?? 'each' },
  }
}
