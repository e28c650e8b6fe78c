import { withoutLabel } from '@quizwright/domain/language/say-solution.ts'
import type { GradingGuidance } from '@quizwright/domain/schemas/correction.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { textWithEquation } from '../questions/prompts/text-with-equation.ts'
import type { CorrectionKey } from './active-corrections.ts'
import { correctedKey } from './mark-by-key.ts'

/**
 * Returns the solution by which descriptive answers are graded. What an instructor makes of one that was written
 * offline is shown to students, so it has no label.
 */
export const modelSolutionOf = ({ ai_solution, solution, solution_equation }: QuestionContent): string =>
  withoutLabel(ai_solution ?? '') || textWithEquation(solution, solution_equation)

const prompts = {
  evaluation: ['ai_evaluation_prompt', null],
  content: ['ai_content_prompt', 'content'],
  understanding: ['ai_understanding_prompt', 'understanding'],
  writing: ['ai_writting_skill_prompt', 'writing_skill'],
  evidence: ['ai_evidence_prompt', 'evidence'],
  organization: ['ai_organization_prompt', 'organization'],
} as const

/** Returns what answers to a question are currently graded by: its solution and the prompts that count. */
export const guidanceOf = (content: QuestionContent): GradingGuidance => {
  const inUse = Object.values(prompts).filter(
    ([field, flag]) => content[field] !== undefined && (flag === null || content.ai_config?.[flag] === true),
  )
  return {
    ai_solution: modelSolutionOf(content),
    ...Object.fromEntries(inUse.map(([field]) => [field, content[field]])),
  }
}

/** Whether a guidance leaves the grading of a question unchanged. Without a model the prompts do not matter. */
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

/** Returns a question with the solution and the prompts of a guidance. */
export const guidedContent = (
  content: QuestionContent,
  { ai_solution, ...changedPrompts }: GradingGuidance,
): QuestionContent => {
  const guided = { ...content, ...changedPrompts }
  if (ai_solution.trim() === modelSolutionOf(content).trim()) return guided
  return {
    ...guided,
    ai_solution,
    // If students see a solution, it must be the one by which they were graded.
    ...(content.solution !== '' && { solution: ai_solution, solution_equation: '' }),
  }
}

/** Returns a question as its answers are currently marked or graded. */
export const correctedContent = (
  content: QuestionContent,
  correction: CorrectionKey | undefined,
): QuestionContent =>
  correction?.guidance ? guidedContent(content, correction.guidance) : correctedKey(content, correction)
