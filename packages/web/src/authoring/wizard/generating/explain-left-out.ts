import { countOf, nounFor } from '@quizwright/domain/rules/plural.ts'
import type { LeftOut } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'

/**
 * Says how many more questions would fit if unpublished or faulty ones were allowed. Empty if there are none.
 */
export const explainLeftOut = ({ unpublished, faulty }: LeftOut): string =>
  [
    ...(unpublished > 0
      ? [
          `${countOf(unpublished, 'question')} in quizzes that are not published ` +
            `${nounFor(unpublished, 'was', 'were')} not drawn.`,
        ]
      : []),
    ...(faulty > 0
      ? [`${countOf(faulty, 'question')} with errors ${nounFor(faulty, 'was', 'were')} not drawn.`]
      : []),
  ].join(' ')
