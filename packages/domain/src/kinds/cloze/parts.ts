import { elementAt } from '../../defined.ts'
import { type AskedPart, classNumber, emptyClass, otherClass } from '../answer-classes.ts'
import { isBlankText } from '../../rules/is-blank-text.ts'
import type { Interaction } from '../interaction.ts'
import { numberInWords } from '../numeric/number-in-words.ts'
import { blankPiece } from '../pieces.ts'
import type { Answer, Asked } from '../question-kind.ts'
import { withShare } from '../with-share.ts'
import { gapsOf, type WholeGap } from './blank.ts'
import { listOf, markGaps } from './mark.ts'
import type { Cloze } from './schema.ts'

/** What is accepted in a gap, for people. */
export const acceptedInGap = ({ as, accepted, numbers }: WholeGap): string[] =>
  as === 'number'
    ? numbers.map((one) => numberInWords(one))
    : accepted.map(({ value, share }) => withShare(value, share))

/** What is typed into a gap is counted by what it earns: all ways to be right together. */
const typedClasses = (gap: WholeGap): AskedPart['classes'] => {
  const accepted: readonly { share: number }[] = gap.as === 'number' ? gap.numbers : gap.accepted
  const inWords =
    gap.as === 'number'
      ? gap.numbers.map((one) => numberInWords({ ...one, share: 100 }))
      : gap.accepted.map(({ value }) => value)
  const byShare = Map.groupBy(accepted.keys(), (index) => elementAt(accepted, index).share)
  return [
    ...[...byShare]
      .toSorted(([a], [b]) => b - a)
      .map(([share, indexes]) => ({
        ...blankPiece(indexes.map((index) => inWords[index]).join(' / ')),
        no: share,
        credit: share / 100,
      })),
    { ...blankPiece(), no: otherClass, credit: 0 },
  ]
}

const listClasses = (gap: WholeGap, list: readonly string[]): AskedPart['classes'] =>
  list.map((word, no) => ({
    ...blankPiece(word),
    no,
    credit: (gap.accepted.find(({ value }) => value === word)?.share ?? 0) / 100,
  }))

/** The gaps with what students may answer in each. */
export const partsOfCloze = (cloze: Cloze): AskedPart[] =>
  gapsOf(cloze).map((gap) => {
    const list = listOf(gap, cloze.presentation.bank)
    return { ...blankPiece(), classes: list ? listClasses(gap, list) : typedClasses(gap) }
  })

/** Returns the numbers under which the gaps of an answer are counted. */
export const classesOfCloze = (cloze: Cloze, answer: Answer): number[] => {
  const shares = markGaps(cloze, answer)
  return cloze.presentation.gaps.map((gap, part) => {
    if (listOf(gap, cloze.presentation.bank)) {
      const pick = answer.response?.picks[part] ?? -1
      return classNumber(part, pick < 0 ? emptyClass : pick)
    }
    if (isBlankText(answer.response?.texts[part] ?? '')) return classNumber(part, emptyClass)
    return classNumber(part, Math.round(100 * elementAt(shares, part)) || otherClass)
  })
}

/** The gaps that are typed, each as a question of its own. */
export const typedPartsOfCloze = (cloze: Cloze): { partNo: number; asked: Asked }[] =>
  gapsOf(cloze).flatMap((gap, index) => {
    const asked = typedPart(cloze, gap)
    return asked ? [{ partNo: index + 1, asked }] : []
  })

const typedPart = ({ key: { words } }: Cloze, gap: WholeGap): Asked | undefined => {
  if (gap.as === 'typed')
    return { options: [], interaction: { kind: 'short_answer', key: { accepted: gap.accepted, words } } }
  if (gap.as !== 'number') return undefined
  const key = { accepted: gap.numbers, units: [], unit_costs: { share: 0, of: 'credit' as const } }
  return { options: [], interaction: { kind: 'numeric', presentation: { unit: 'none', units: [] }, key } }
}

/** Returns the question with the answers that are accepted in one of its gaps. */
export const withTypedPartOfCloze = (cloze: Cloze, partNo: number, part: Interaction): Cloze => ({
  ...cloze,
  key: {
    ...cloze.key,
    gaps: cloze.key.gaps.map((gap, index) => {
      if (index !== partNo - 1) return gap
      if (part.kind === 'short_answer') return { ...gap, accepted: part.key.accepted }
      return part.kind === 'numeric' ? { ...gap, numbers: part.key.accepted } : gap
    }),
  },
})
