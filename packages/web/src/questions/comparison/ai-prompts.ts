import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import type { AiConfig, DraftQuestion } from '@quizwright/domain/schemas/question.ts'

const criteria: Record<keyof AiConfig, string> = texts({
  content: 'content',
  understanding: 'understanding',
  writing_skill: 'writing skill',
  evidence: 'evidence',
  organization: 'organization',
})

/** The prompts with which a model grades a descriptive question, with their names. */
export const aiPrompts = (question: DraftQuestion): [name: string, text: string][] => [
  [say('Evaluation prompt'), question.ai_evaluation_prompt ?? ''],
  [say('Further prompts'), (question.ai_evaluation_prompt_chain ?? []).map(({ value }) => value).join('\n')],
  [
    say('Judged'),
    commaList(
      Object.entries(criteria)
        .filter(([criterion]) => question.ai_config?.[criterion as keyof AiConfig])
        .map(([, name]) => say(name)),
    ),
  ],
  [say('Content prompt'), question.ai_content_prompt ?? ''],
  [say('Understanding prompt'), question.ai_understanding_prompt ?? ''],
  [say('Writing skill prompt'), question.ai_writting_skill_prompt ?? ''],
  [say('Evidence prompt'), question.ai_evidence_prompt ?? ''],
  [say('Organization prompt'), question.ai_organization_prompt ?? ''],
]
