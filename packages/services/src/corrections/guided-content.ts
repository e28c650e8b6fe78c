import type { GradingGuidance } from '@quizwright/contracts/schemas/correction.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { textWithEquation } from '../prompts/text-with-equation.ts'
import type { CorrectionKey } from './active-corrections.ts'
import { correctedOptions } from './mark-by-key.ts'

/** The solution by which answers in words are graded. */
export const modelSolutionOf = ({ ai_solution, solution, solution_equation }: QuestionContent): string =>
  ai_solution || textWithEquation(solution, solution_equation)

const prompts = {
  evaluation: ['ai_evaluation_prompt', null],
  content: ['ai_content_prompt', 'content'],
  understanding: ['ai_understanding_prompt', 'understanding'],
  writing: ['ai_writting_skill_prompt', 'writing_skill'],
  evidence: ['ai_evidence_prompt', 'evidence'],
  organization: ['ai_organization_prompt', 'organization'],
} as const

/** By what answers to a question are graded now: its solution and those of its prompts that count. */
export const guidanceOf = (content: QuestionContent): GradingGuidance => {
  const inUse = Object.values(prompts).filter(
    ([field, flag]) => content[field] !== undefined && (flag === null || content.ai_config?.[flag] === true),
  )
  return {
    ai_solution: modelSolutionOf(content),
    ...Object.fromEntries(inUse.map(([field]) => [field, content[field]])),
  }
}

/** Whether a guidance changes nothing about how a question is graded. Graders without a model read no prompts. */
export const isSameGuidance = (
  content: QuestionContent,
  guidance: GradingGuidance,
  readsPrompts: boolean,
): boolean => {
  const present = guidanceOf(content)
  if (present.ai_solution.trim() !== guidance.ai_solution.trim()) return false
  if (!readsPrompts) return true
  return Object.values(prompts).every(
    ([field]) => guidance[field] === undefined || guidance[field] === (content[field] ?? ''),
  )
}

/** A question with the solution and the prompts of a guidance. */
export const guidedContent = (
  content: QuestionContent,
  { ai_solution, ...changedPrompts }: GradingGuidance,
): QuestionContent => {
  const guided = { ...content, ...changedPrompts }
  if (ai_solution.trim() === modelSolutionOf(content).trim()) return guided
  return {
    ...guided,
    ai_solution,
    // Where students see a solution, it is the one that they were graded by.
    ...(content.solution !== '' && { solution: ai_solution, solution_equation: '' }),
  }
}

/** A question as its answers are marked or graded now. */
export const correctedContent = (
  content: QuestionContent,
  correction: CorrectionKey | undefined,
): QuestionContent =>
  correction?.guidance ? guidedContent(content, correction.guidance) : correctedOptions(content, correction)
