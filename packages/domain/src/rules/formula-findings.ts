import { kindOf } from '../kinds/kind-of.ts'
import { listedOptions, piecesOf } from '../kinds/pieces-of.ts'
import type { DraftQuestion, QuestionContent } from '../schemas/question.ts'
import type { QuizType } from '../schemas/quiz.ts'
import type { NotDrawn } from './draw-tex.ts'
import type { Finding } from './finding.ts'
import { hasSign, splitFormulas } from './inline-formulas.ts'

/** Draws a formula between words, only to see whether that succeeds. */
export type TryFormula = (tex: string) => NotDrawn | undefined
type Judged = QuestionContent | DraftQuestion

const reasonOf = (notDrawn: NotDrawn): string => {
  switch (notDrawn.outcome) {
    case 'incomplete':
      return 'it is not complete'
    case 'too complex':
      return 'it is too complex'
    case 'wrong':
      return notDrawn.command ? `${notDrawn.command} is no command of TeX` : 'its TeX has an error'
  }
}

/** What the renderer leaves out without an error: the rest of a line after a %, and what \ref refers to. */
const leftOut = /(?<!\\)(?:\\\\)*(?<part>%[^\n]*\S|\\(?:eq)?ref(?![A-Za-z]))/
const hintOf = (tex: string, place: string): string | undefined => {
  const part = leftOut.exec(tex)?.groups?.['part']
  if (part === undefined) return undefined
  return part.startsWith('%')
    ? `Students do not see what follows the % in a formula${place}. Write \\% for a percent sign`
    : `Students see a gap in a formula${place}, because ${part} refers to nothing`
}

const maxJudged = 5_000
/** Drawing more formulas of one question would take seconds. */
const maxOfQuestion = 200

/** Drawing takes up to some milliseconds, and most formulas stay the same while others are typed. */
const remembered = (tryFormula: TryFormula): TryFormula => {
  const judged = new Map<string, NotDrawn | undefined>()
  return (tex) => {
    if (!judged.has(tex)) {
      if (judged.size >= maxJudged) judged.clear()
      judged.set(tex, tryFormula(tex))
    }
    return judged.get(tex)
  }
}

const formulasIn = (text: string, equation: string): string[] => [
  ...(mayBeginFormula.test(text)
    ? splitFormulas(text).flatMap((piece) => (piece.kind === 'formula' ? [piece.tex] : []))
    : []),
  ...(equation.trim() === '' ? [] : [equation]),
]

const mayBeginFormula = /\$|\\[([]/

/** Whether a question may have a formula, so that the renderer is needed to show and to judge it. */
export const mayHaveFormula = (judged: Judged): boolean =>
  mayHold(judged.question, judged.equation) ||
  mayHold(judged.solution, judged.solution_equation) ||
  listedOptions(judged).some(({ option, equation }) => mayHold(option, equation))

const mayHold = (text: string, equation: string): boolean =>
  equation !== '' || (hasSign(text) && mayBeginFormula.test(text))

/**
 * Returns a function that finds the errors of formulas that students would read as TeX, because they can't be
 * drawn, and hints for those that are drawn only in part.
 */
export const createFormulaJudge = (tryFormula: TryFormula) => {
  const tried = remembered(tryFormula)
  return (question: Judged, questionNo: number, quizType: QuizType): Finding[] => {
    if (!mayHaveFormula(question)) return []
    const findings: Finding[] = []
    let judged = 0
    const judge = (field: string, text: string, equation: string, place = '', optionNo?: number): void => {
      const found = { field, questionNo, ...(optionNo !== undefined && { optionNo }) }
      for (const tex of formulasIn(text, equation)) {
        if (++judged > maxOfQuestion) return
        const notDrawn = tried(tex)
        const hint = notDrawn ? undefined : hintOf(tex, place)
        if (hint !== undefined)
          findings.push({ ...found, rule: 'formulaInPart', severity: 'hint', message: hint })
        if (!notDrawn) continue
        const message = `Students see the TeX of a formula${place}, because ${reasonOf(notDrawn)}`
        findings.push({ ...found, rule: 'formulaBroken', severity: 'error', message })
        return
      }
    }
    judge('question', question.question, question.equation)
    if (kindOf(question, quizType).hasOptions)
      for (const [index, { option, equation }] of question.options.entries())
        judge(`options.${index}.option`, option, equation, ` at option # ${index + 1}`, index + 1)
    if (question.interaction)
      for (const { piece, field, name } of piecesOf(question))
        judge(`${field}.text`, piece.text, piece.equation, ` at ${name}`)
    judge('solution', question.solution, question.solution_equation)
    return findings
  }
}
