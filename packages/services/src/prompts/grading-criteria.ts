import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/**
 * What its author wants answers to a descriptive question judged by: the prompts of the sides that are
 * switched on, and of the evaluation as a whole.
 */
export const gradingCriteria = (question: QuestionContent): string[] => {
  const sides = question.ai_config
  return [
    question.ai_evaluation_prompt,
    ...(question.ai_evaluation_prompt_chain ?? []).map(({ value }) => value),
    sides?.content && question.ai_content_prompt,
    sides?.understanding && question.ai_understanding_prompt,
    sides?.evidence && question.ai_evidence_prompt,
    sides?.organization && question.ai_organization_prompt,
    sides?.writing_skill && question.ai_writting_skill_prompt,
  ].filter((prompt): prompt is string => typeof prompt === 'string' && prompt.trim() !== '')
}
