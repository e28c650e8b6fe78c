import { countOf, nounFor } from '@quizwright/contracts/rules/plural.ts'
import type { LeftOut } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'

/** What more would fit, had its author wanted it; nothing where there is nothing more. */
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
