import type { aiModels, runAiModels } from '@quizwright/domain/schemas/quiz.ts'

export type ModelName = (typeof aiModels)[number] | (typeof runAiModels)[number]

/** Maps our names of models to the providers' names. */
export const providerModels = {
  'azure-gpt-3.5-turbo': 'gpt-3.5-turbo',
  'gpt-3.5': 'gpt-3.5-turbo',
  'gpt-4': 'gpt-4',
  gpt_4_turbo: 'gpt-4-turbo',
  openai_gpt_4o: 'gpt-4o',
  'gemini-1.0-pro': 'gemini-1.0-pro',
  'gemini-1.5-flash-preview-0514': 'gemini-1.5-flash-preview-0514',
  'gemini-1.5-pro-preview-0409': 'gemini-1.5-pro-preview-0409',
} as const satisfies Record<ModelName, string>
