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
            '{count} question in unpublished quizzes wasn’t used.',
            '{count} questions in unpublished quizzes weren’t used.',
          ),
        ]
      : []),
    ...(faulty > 0
      ? [
          sayCount(
            faulty,
            '{count} question with errors wasn’t used.',
            '{count} questions with errors weren’t used.',
          ),
        ]
      : []),
  ].join(' ')
