import type { Attempt, AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'

/** Whether a question is answered in words: all of a daq quiz are, and others say so. */
export const isDescriptive = (
  { interaction }: Pick<AttemptQuestion, 'interaction'>,
  { quiz_type: quizType }: Pick<Attempt, 'quiz_type'>,
): boolean => quizType === 'daq' || interaction?.kind === 'descriptive'

/** Whether any question of a paper is answered in words. */
export const hasDescriptive = (paper: Pick<Attempt, 'questions' | 'quiz_type'>): boolean =>
  paper.questions.some((question) => isDescriptive(question, paper))
