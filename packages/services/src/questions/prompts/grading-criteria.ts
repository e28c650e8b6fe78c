import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/**
 * Returns the author's prompts for grading a descriptive question: those for the whole evaluation and those of the
 * criteria that are switched on.
 */
export const gradingCriteria = (question: QuestionContent): string[] => {
  const enabled = question.ai_config
  const prompts = [
    question.ai_evaluation_prompt,
    ...(question.ai_evaluation_prompt_chain ?? []).map(({ value }) => value),
    enabled?.content && question.ai_content_prompt,
    enabled?.understanding && question.ai_understanding_prompt,
    enabled?.evidence && question.ai_evidence_prompt,
    enabled?.organization && question.ai_organization_prompt,
    enabled?.writing_skill && question.ai_writting_skill_prompt,
  ]
  return prompts.filter((prompt): prompt is string => typeof prompt === 'string' && prompt.trim() !== '')
}
