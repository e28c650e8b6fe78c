import type { GivenAnswer } from '@quizwright/domain/schemas/given-answer.ts'

/** An answer that the services have not confirmed. `answered_at` is a timestamp of the services. */
export type UnsavedAnswer = Omit<GivenAnswer, 'answered_ago'> & { answered_at: number }
