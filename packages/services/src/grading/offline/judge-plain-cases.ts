import { type Judgement, unknown } from './judgement.ts'
import { normalizeText } from '../comparing/parse-statements.ts'

/** Phrases for having no answer, with the words that people write around them. */
const openings = '(?:(?:sorry|um+|well) )?(?:i )?(?:(?:really|honestly|just) )?'
const unknowing = '(?:do not|dont|did not|didnt|cannot|cant) (?:know|remember|recall|understand)'
const shortForms = 'have no (?:idea|clue)|no (?:idea|clue|answer)|not sure|idk|dunno|n/?a|skip(?:ped)?|pass'
const ends = '(?: (?:this|that|it|the answer|how|sorry|at all|the question))*'
const sayingNothing = new RegExp(`^${openings}(?:${unknowing}|${shortForms})${ends}$`)

const withoutPunctuation = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^\p{L}\p{N}\p{S}/\s]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Normalizes only case, spaces and a full stop at the end, because the characters of formulas matter. */
const asWritten = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.!]$/, '')

/**
 * Judges the cases that need no model: a blank answer, an answer that admits to knowing nothing, the solution
 * itself, and a missing solution.
 */
export const judgePlainCase = (answer: string, solution: string): Judgement | undefined => {
  const said = withoutPunctuation(answer)
  if (said === '') return { share: 0, confidence: 1, isSure: true, reasons: ['The answer is blank.'] }
  if (asWritten(solution) === '') return unknown('There is no solution to compare the answer with.')
  if (asWritten(answer) === asWritten(solution))
    return { share: 1, confidence: 0.99, isSure: true, reasons: ['The answer is the solution.'] }
  if (sayingNothing.test(said))
    return { share: 0, confidence: 0.98, isSure: true, reasons: ['The answer says that it has none.'] }
  return undefined
}
