import { classNumber, emptyClass, otherClass } from '@quizwright/domain/kinds/answer-classes.ts'
import { cutTo } from '@quizwright/domain/kinds/cut-to.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { blankPiece } from '@quizwright/domain/kinds/pieces.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { PartFigures } from '@quizwright/domain/schemas/item-statistics.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { facilityOfMoments } from '../figures/facility.ts'
import { computeMoments, sumBy } from '../figures/frequencies.ts'
import { meanTotalFigure, shareFigure } from '../figures/option-figures.ts'
import type { Effects } from './describe-options.ts'
import { noOption, type OptionSums } from './read-item-counts.ts'
import { addOptionSums } from './add-option-sums.ts'

/**
 * Describes each part of a question: how much of its marks was reached, what was answered in it, and how those students
 * did in the whole quiz. A skipped question counts as empty in each part. Undefined for questions of one part.
 */
export const describeParts = (
  content: QuestionContent,
  sums: readonly OptionSums[],
  effects: Effects,
): PartFigures[] | undefined =>
  kindOf(content)
    .askedParts?.(content)
    .map(({ text, equation, image_url, classes }, part) => {
      const empty = { ...blankPiece(), no: emptyClass, credit: 0 }
      const answered = [...classes, empty].map((one) => {
        const skipped = one.no === emptyClass ? [noOption] : []
        return { ...one, sums: addOptionSums(sums, classNumber(part, one.no), ...skipped) }
      })
      const counted = sumBy(answered, ({ sums: { n } }) => n)
      const shares = answered.map(({ credit, sums: { n } }) => ({ value: credit, n }))
      return {
        part_no: part + 1,
        text,
        equation,
        image_url,
        counted,
        facility: facilityOfMoments(computeMoments(shares), 1, effects.ofMarks),
        answers: answered.map((one) => ({
          text: cutTo(one.text, lengths.option),
          equation: one.equation,
          image_url: one.image_url,
          is_empty: one.no === emptyClass,
          is_other: one.no === otherClass,
          credit: one.credit,
          chosen: one.sums.n,
          share: shareFigure(one.sums.n, counted, effects.ofMarks),
          mean_total: meanTotalFigure(one.sums, effects.ofTotals),
        })),
      }
    })
