import { elementAt } from '@quizwright/domain/defined.ts'
import { gapsOf, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { withGaps } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { listOf } from '@quizwright/domain/kinds/cloze/mark.ts'
import type { Cloze } from '@quizwright/domain/kinds/cloze/schema.ts'
import { aroundOf, isAround, isMarkedAsInMoodle, patternOf } from '../../write/typed-forms.ts'

/** Signs that mean something in Moodle's codes for gaps. */
const escapeCode = (text: string): string =>
  text.replaceAll(/[}#~/"\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')

const sign = (share: number): string => (share === 100 ? '=' : `%${share}%`)

const said = ({ feedback = '' }: { feedback?: string | undefined }): string =>
  feedback.trim() === '' ? '' : `#${escapeCode(feedback.trim())}`

const typeOf = ({ as }: WholeGap, { key }: Cloze): string => {
  if (as === 'number') return 'NUMERICAL'
  if (as === 'typed') return key.words.case_counts ? 'SHORTANSWER_C' : 'SHORTANSWER'
  return 'MULTICHOICE_S'
}

const answersOf = (gap: WholeGap, { presentation }: Cloze): string[] => {
  if (gap.as === 'number')
    return gap.numbers.map((one) => {
      const [value, around] = aroundOf(one)
      return `${sign(one.share)}${value}:${around}${said(one)}`
    })
  const list = listOf(gap, presentation.bank)
  if (!list) return gap.accepted.map((one) => `${sign(one.share)}${escapeCode(patternOf(one))}${said(one)}`)
  return list.map((word) => {
    const right = gap.accepted.find(({ value }) => value === word)
    return `${right ? sign(right.share) : ''}${escapeCode(word)}${right ? said(right) : ''}`
  })
}

/** The text with Moodle's codes: "{1:SHORTANSWER:=Paris~%50%City}". */
export const withCodes = (text: string, cloze: Cloze): string => {
  const gaps = gapsOf(cloze)
  return withGaps(text, (no) => {
    const gap = gaps[no - 1]
    return gap ? `{${gap.weight}:${typeOf(gap, cloze)}:${answersOf(gap, cloze).join('~')}}` : ''
  })
}

const isPlain = (text: string): boolean => text === text.trim() && !/\s\s|[\r\n\t]/.test(text)

/** Whether Moodle marks the gaps alike: each by its weight, words as they are written, and a list of its own. */
export const isHeldByMoodle = (cloze: Cloze): boolean =>
  cloze.scoring.rule === 'each' &&
  gapsOf(cloze).every((gap) => {
    if (gap.weight === 0 || gap.as === 'bank') return false
    if (gap.as === 'number') return gap.numbers.every(isAround)
    const { accepted, choices } = gap
    return (
      [...choices, ...accepted.map(({ value }) => value)].every(isPlain) &&
      (gap.as === 'chosen' ||
        isMarkedAsInMoodle({ kind: 'short_answer', key: { accepted, words: cloze.key.words } }))
    )
  })

/** Whether all gaps are filled from the bank with one right word each, as Moodle's words to drag are. */
export const isDragged = (cloze: Cloze): boolean =>
  cloze.scoring.rule === 'each' &&
  cloze.presentation.gaps.length > 0 &&
  cloze.presentation.bank.every(isPlain) &&
  gapsOf(cloze).every(
    ({ as, accepted, weight }) =>
      as === 'bank' && weight === 1 && accepted.length === 1 && elementAt(accepted, 0).share === 100,
  )

/** The text in which the number of a gap is that of its right word. */
export const withWordNumbers = (text: string, cloze: Cloze): string =>
  withGaps(text, (no) => {
    const right = gapsOf(cloze)[no - 1]?.accepted[0]?.value
    return right === undefined ? '' : `[[${cloze.presentation.bank.indexOf(right) + 1}]]`
  })
