import { elementAt } from '@quizwright/domain/defined.ts'
import { say, sayMade, texts } from '@quizwright/domain/language/say.ts'
import type { Located } from '../../document/findings/quiz-findings.ts'

/** What a kind of finding is called, with its number of questions: "3 without a correct answer". */
const words: Readonly<Record<string, string>> = texts({
  questionEmpty: '{count} without a text',
  optionsFew: '{count} with too few options',
  optionEmpty: '{count} with an empty option',
  correctMissing: '{count} without a correct answer',
  correctMany: '{count} with several correct answers',
  weightageDigits: '{count} with too many marks',
  weightageMissing: '{count} without marks',
  tagMissing: '{count} without a tag',
  imageMissing: '{count} with an image that can’t be loaded',
  imageUndescribed: '{count} with an image that has no description',
  videoMissing: '{count} with a video that doesn’t exist',
  formulaBroken: '{count} with a formula that can’t be shown',
  formulaInPart: '{count} with a formula that’s only partly shown',
  formulaOpen: '{count} with an unfinished formula',
  optionsEqual: '{count} with duplicate options',
  questionRepeated: '{count} repeated',
  questionNear: '{count} similar to another',
})

/** A kind of finding: its rule, its findings, its questions by number, and its name. */
export type Kind = { rule: string; located: readonly Located[]; questionNos: readonly number[]; name: string }

/**
 * The kinds of the findings, in the order of their first finding. Findings of the quiz as a whole have no
 * kind.
 */
export const groupByKind = (located: readonly Located[]): Kind[] => {
  const byRule = Map.groupBy(
    located.filter(({ questionNo }) => questionNo > 0),
    ({ finding }) => finding.rule,
  )
  return [...byRule].map(([rule, found]) => {
    const questionNos = [...new Set(found.map(({ questionNo }) => questionNo))]
    const count = questionNos.length
    const name = words[rule]
      ? say(words[rule], { count })
      : say('{count} {problem}', { count, problem: sayMade(elementAt(found, 0).finding.message) })
    return { rule, located: found, questionNos, name }
  })
}
