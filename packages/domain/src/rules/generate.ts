import { limits } from '../limits.ts'
import type { Difficulty } from '../schemas/question.ts'
import type { GenerateBody } from '../schemas/generate.ts'
import type { Finding } from './finding.ts'
import { errorFinding, missingFields } from './required.ts'

const { autoGenerateMin: least, autoGenerateMax: most } = limits

export const generateFindings = (body: Partial<GenerateBody>): Finding[] => {
  const count = body.questionsCount
  const isOutside = count !== undefined && (count < least || count > most)
  return [
    ...missingFields(body, ['questionsCount']),
    ...(isOutside
      ? [errorFinding('countRange', 'questionsCount', `questionsCount must be from ${least} to ${most}`)]
      : []),
  ]
}

/** Returns the stored difficulty for the chosen one: Medium for Moderate, Easy if none was chosen. */
export const storedDifficulty = (offered: GenerateBody['difficulty']): Difficulty =>
  offered === 'Moderate' ? 'Medium' : (offered ?? 'Easy')
