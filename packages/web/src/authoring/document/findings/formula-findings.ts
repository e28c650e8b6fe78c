import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { splitFormulas } from '@quizwright/domain/rules/inline-formulas.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { type DrawFormula, fetchedRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'

/** Why a formula is not drawn, or undefined if it is. */
const whyNotDrawn = (tex: string, draw: DrawFormula): string | undefined => {
  const drawing = draw(tex, 'among words')
  switch (drawing.outcome) {
    case 'drawn':
      return undefined
    case 'incomplete':
      return 'it is not complete'
    case 'too complex':
      return 'it is too complex'
    case 'wrong':
      return drawing.command ? `${drawing.command} is no command of TeX` : 'its TeX has an error'
  }
}

/** Drawing takes up to some milliseconds, and most formulas stay the same while others are typed. */
const judged = new Map<string, string | undefined>()
const maxJudged = 5_000

const reasonFor = (tex: string, draw: DrawFormula): string | undefined => {
  if (!judged.has(tex)) {
    if (judged.size >= maxJudged) judged.clear()
    judged.set(tex, whyNotDrawn(tex, draw))
  }
  return judged.get(tex)
}

const formulasIn = (text: string, equation: string): string[] => [
  ...splitFormulas(text).flatMap((piece) => (piece.kind === 'formula' ? [piece.tex] : [])),
  ...(equation.trim() === '' ? [] : [equation]),
]

const mayBeginFormula = /\$|\\[([]/

/** Whether a question may have a formula, so that the renderer is needed to show and to judge it. */
export const mayHaveFormula = ({
  question,
  equation,
  options,
  solution,
  solution_equation,
}: DraftQuestion): boolean =>
  [equation, solution_equation, ...options.map((option) => option.equation)].some((tex) => tex !== '') ||
  [question, solution, ...options.map(({ option }) => option)].some((text) => mayBeginFormula.test(text))

/**
 * The errors of formulas that students would read as TeX, because they can't be drawn. Empty until the renderer is
 * loaded, which alone can tell; it is loaded with the first formula.
 */
export const formulaFindings = (question: DraftQuestion, quizType: QuizType): Finding[] => {
  const draw = fetchedRenderer()
  if (!draw) return []
  const findings: Finding[] = []
  const judge = (field: string, text: string, equation: string, place = '', optionNo?: number): void => {
    for (const tex of formulasIn(text, equation)) {
      const reason = reasonFor(tex, draw)
      if (reason === undefined) continue
      const message = `Students see the TeX of a formula${place}, because ${reason}`
      findings.push({
        rule: 'formulaBroken',
        severity: 'error',
        field,
        questionNo: 0,
        ...(optionNo !== undefined && { optionNo }),
        message,
      })
      return
    }
  }
  judge('question', question.question, question.equation)
  if (quizType !== 'daq')
    for (const [index, { option, equation }] of question.options.entries())
      judge(`options.${index}.option`, option, equation, ` at option # ${index + 1}`, index + 1)
  judge('solution', question.solution, question.solution_equation)
  return findings
}
