import { defaultAiModel } from '@quizwright/domain/schemas/quiz.ts'
import { type ModelName, providerModels } from '../ai/models.ts'
import type { Context } from '../context.ts'
import { modelGrader } from './grade-by-model.ts'
import { offlineGrader } from './offline/grade-offline.ts'
import type { Grader } from './grader.ts'

const toModelName = (name: string): ModelName =>
  Object.hasOwn(providerModels, name) ? (name as ModelName) : defaultAiModel

/** Returns the grader for a quiz that names this model: the offline grader if no provider is configured. */
export const chooseGrader = (ai: Context['ai'], aiModel: string): Grader =>
  ai ? modelGrader(ai, toModelName(aiModel)) : offlineGrader
