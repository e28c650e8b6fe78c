import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { awaitsMarks } from './attempt-result.ts'
import type { AnswerWithRevision } from '../answers/read-answers.ts'
import { sql } from '../../database/drizzle.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** Whether an answer is descriptive, in queries that join its quiz. */
export const isDescriptiveAnswer = sql<boolean>`(${quizzes.quizType} = 'daq' or exists (
  select 1 from ${questionRevisions} asked
  where asked.id = ${attemptAnswers.revisionId} and asked.is_descriptive))`

/** Whether a question is descriptive, by what its revision stores beside its content. */
export const isDescriptiveRevision = (
  { isDescriptive }: Pick<typeof questionRevisions.$inferSelect, 'isDescriptive'>,
  { quizType }: { quizType: QuizType },
): boolean => quizType === 'daq' || isDescriptive

/** Counts the answers of an attempt that wait for their marks. */
export const countAwaiting = (answers: readonly AnswerWithRevision[], quiz: { quizType: QuizType }): number =>
  answers.filter(({ answer, revision }) =>
    awaitsMarks({ ...answer, isDescriptive: isDescriptiveRevision(revision, quiz) }),
  ).length
