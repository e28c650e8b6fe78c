import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { describeQuizzes } from './describe-quizzes.ts'
import type { ListAction } from './use-list-action.ts'

/**
 * Publishes quizzes that were just unpublished, one after the other. Those that can no longer be published
 * are named; the others are published.
 */
export const publishAgain = (quizzes: readonly ListedQuiz[]): ListAction => {
  const refused: { name: string; why: string }[] = []
  return {
    work: async () => {
      for (const { _id, name } of quizzes) {
        try {
          await rest(quizEndpoints).updateQuiz({
            body: { quiz_id: _id, is_published: true, keeps_published_at: true },
          })
        } catch (error) {
          refused.push({ name, why: problemText(error) })
        }
      }
      const [first] = refused
      if (!first) return
      const which = sayCount(
        refused.length,
        '{count} quiz stayed unpublished: {refused}',
        '{count} quizzes stayed unpublished: {refused}',
        { refused: describeQuizzes(refused) },
      )
      throw new Error(`${asSentence(which)} ${first.why}`)
    },
    done: toasts.published,
    doneDetail: describeQuizzes(quizzes),
    failed: say('Some quizzes couldn’t be published again'),
  }
}
