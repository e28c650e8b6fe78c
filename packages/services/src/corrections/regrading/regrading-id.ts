import { hash } from 'node:crypto'
import type { GradingGuidance } from '@quizwright/contracts/schemas/correction.ts'

type Regraded = { quizId: string; questionId: string; guidance: GradingGuidance }

/** The same question and guidance have the same id, so that asking twice grades once. */
export const regradingId = ({ quizId, questionId, guidance }: Regraded): string =>
  hash('sha256', JSON.stringify([quizId, questionId, Object.entries(guidance).sort()]), 'base64url')
