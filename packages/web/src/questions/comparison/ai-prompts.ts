import type { AiConfig, DraftQuestion } from '@quizwright/domain/schemas/question.ts'

const criteria: Record<keyof AiConfig, string> = {
  content: 'content',
  understanding: 'understanding',
  writing_skill: 'writing skill',
  evidence: 'evidence',
  organization: 'organization',
}

/** The prompts with which a model grades a descriptive question, with their names. */
export const aiPrompts = (question: DraftQuestion): [name: string, text: string][] => [
  ['Evaluation prompt', question.ai_evaluation_prompt ?? ''],
  ['Further prompts', (question.ai_evaluation_prompt_chain ?? []).map(({ value }) => value).join('\n')],
  [
    'Judged',
    Object.entries(criteria)
      .filter(([criterion]) => question.ai_config?.[criterion as keyof AiConfig])
      .map(([, name]) => name)
      .join(', '),
  ],
  ['Content prompt', question.ai_content_prompt ?? ''],
  ['Understanding prompt', question.ai_understanding_prompt ?? ''],
  ['Writing skill prompt', question.ai_writting_skill_prompt ?? ''],
  ['Evidence prompt', question.ai_evidence_prompt ?? ''],
  ['Organization prompt', question.ai_organization_prompt ?? ''],
]
