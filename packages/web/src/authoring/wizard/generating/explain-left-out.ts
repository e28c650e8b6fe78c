import { sayCount } from '@quizwright/domain/language/say.ts'
import type { LeftOut } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'

/**
 * Says how many more questions would fit if unpublished or faulty ones were allowed. Empty if there are none.
 */
export const explainLeftOut = ({ unpublished, faulty }: LeftOut): string =>
  [
    ...(unpublished > 0
      ? [
          sayCount(
            unpublished,
            '{count} question in quizzes that are not published was not drawn.',
            '{count} questions in quizzes that are not published were not drawn.',
          ),
        ]
      : []),
    ...(faulty > 0
      ? [
          sayCount(
            faulty,
            '{count} question with errors was not drawn.',
            '{count} questions with errors were not drawn.',
          ),
        ]
      : []),
  ].join(' ')
