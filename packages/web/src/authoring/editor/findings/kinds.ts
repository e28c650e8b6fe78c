import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import type { Located } from '../../document/findings/quiz-findings.ts'

/** How a kind of finding is called after its number of questions: "3 without a key". */
const words: Readonly<Record<string, string>> = {
  questionEmpty: 'without a text',
  optionsFew: 'with too few options',
  optionEmpty: 'with an empty option',
  correctMissing: 'without a key',
  correctMany: 'with several keys',
  weightageDigits: 'with too many marks',
  weightageMissing: 'without marks',
  tagMissing: 'without a tag',
  imageMissing: "with an image that can't be loaded",
  videoMissing: 'with a video that does not exist',
  formulaBroken: "with a formula that can't be drawn",
  formulaInPart: 'with a formula that is drawn only in part',
  formulaOpen: 'with a formula without an end',
  optionsEqual: 'with equal options',
  questionRepeated: 'repeated',
  questionNear: 'nearly repeated',
}

/** A kind of finding: its rule, its findings, its questions by number, and its name. */
export type Kind = { rule: string; located: readonly Located[]; questionNos: readonly number[]; name: string }

/**
 * The kinds of the findings, in the order of their first finding. Findings of the quiz as a whole have no
 * kind.
 */
export const kindsOf = (located: readonly Located[]): Kind[] => {
  const byRule = Map.groupBy(
    located.filter(({ questionNo }) => questionNo > 0),
    ({ finding }) => finding.rule,
  )
  return [...byRule].map(([rule, found]) => {
    const questionNos = [...new Set(found.map(({ questionNo }) => questionNo))]
    const what = words[rule] ?? found[0]!.finding.message
    return { rule, located: found, questionNos, name: `${formatNumber(questionNos.length)} ${what}` }
  })
}
