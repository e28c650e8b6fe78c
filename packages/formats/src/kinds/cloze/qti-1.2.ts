import { elementAt } from '@quizwright/domain/defined.ts'
import { gapsOf } from '@quizwright/domain/kinds/cloze/blank.ts'
import { withGaps } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { Cloze } from '@quizwright/domain/kinds/cloze/schema.ts'
import { emptyContent } from '../../entry/entry.ts'
import type { Condition12, WriteContent } from '../kind-form.ts'
import { isHeldByQti } from '../short-answer/qti.ts'

const gapName = (index: number): string => `gap_${index + 1}`
const labelName = (index: number, at: number): string => `${gapName(index)}_${at + 1}`

const areAll = (cloze: Cloze, as: 'typed' | 'chosen'): boolean =>
  gapsOf(cloze).length > 0 && gapsOf(cloze).every((gap) => gap.as === as)

/** Canvas has blanks that are typed, or that have a list each, not both in one question. */
export const isAskedByCanvas = (cloze: Cloze): boolean => areAll(cloze, 'typed') || areAll(cloze, 'chosen')

/** Whether Canvas marks the gaps alike: all the same, and each only right or wrong, whatever the case. */
export const isHeldByCanvas = (cloze: Cloze): boolean => {
  const { key, scoring } = cloze
  return (
    scoring.rule === 'each' &&
    gapsOf(cloze).every(
      ({ weight, accepted }) => weight === 1 && accepted.every(({ share }) => share === 100),
    ) &&
    (areAll(cloze, 'chosen') ||
      (!key.words.case_counts &&
        key.gaps.every(({ accepted }) =>
          isHeldByQti({ kind: 'short_answer', key: { accepted, words: key.words } }, false),
        )))
  )
}

export const typeInCanvas = (cloze: Cloze): string =>
  areAll(cloze, 'chosen') ? 'multiple_dropdowns_question' : 'fill_in_multiple_blanks_question'

/** The text with the names of its gaps in brackets. */
export const withGapNames = (text: string): string => withGaps(text, (no) => `[${gapName(no - 1)}]`)

/** The words of each gap: its list, or what is accepted in it. */
const wordsOf = (cloze: Cloze): string[][] =>
  gapsOf(cloze).map(({ as, choices, accepted }) =>
    as === 'chosen' ? choices : accepted.map(({ value }) => value),
  )

export const responsesInCanvas = (cloze: Cloze, write: WriteContent): string =>
  wordsOf(cloze)
    .map((words, index) => {
      const labels = words.map(
        (word, at) =>
          `<response_label ident="${labelName(index, at)}">${write({ ...emptyContent, text: word })}</response_label>`,
      )
      return (
        `<response_lid ident="response_${gapName(index)}">` +
        `<material><mattext>${gapName(index)}</mattext></material>` +
        `<render_choice>${labels.join('')}</render_choice></response_lid>`
      )
    })
    .join('')

export const conditionsInCanvas = (cloze: Cloze): Condition12[] => {
  const words = wordsOf(cloze)
  return gapsOf(cloze).flatMap(({ accepted }, index) =>
    accepted.map(({ value, share }): Condition12 => {
      const label = labelName(index, elementAt(words, index).indexOf(value))
      const condition = `<varequal respident="response_${gapName(index)}">${label}</varequal>`
      return [condition, share / words.length, 'adds']
    }),
  )
}
