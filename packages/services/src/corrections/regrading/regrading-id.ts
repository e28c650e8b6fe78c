import { hash } from 'node:crypto'
import type { GradingGuidance } from '@quizwright/domain/schemas/correction.ts'

type Regraded = { quizId: string; questionId: string; guidance: GradingGuidance }

/** Returns the same id for the same question and guidance, so that requesting a regrading twice grades once. */
export const regradingId = ({ quizId, questionId, guidance }: Regraded): string =>
  hash('sha256', JSON.stringify([quizId, questionId, Object.entries(guidance).sort()]), 'base64url')
