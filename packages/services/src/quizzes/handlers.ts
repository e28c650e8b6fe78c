import type { Context } from '../context.ts'
import { countOpenAttempts } from './count-open-attempts.ts'
import { createQuiz } from './create-quiz.ts'
import { countHandlers, listHandlers, overviewHandlers } from './list/list-handlers.ts'
import { readHandlers } from './read-handlers.ts'
import { stateHandlers } from './change-state.ts'
import { getSharableLink } from './get-sharable-link.ts'
import { getQuizOverview } from './read-quiz-overview.ts'
import { updateQuiz } from './update-quiz.ts'
import { arrangementFeatures } from '@quizwright/domain/arrangement/schema.ts'
import { questionFeatures } from '@quizwright/domain/kinds/question-features.ts'
import { interactionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { readAccountName } from '../auth/accounts/account-names.ts'
import { isOperator } from '../auth/rights/require-operator.ts'
import { dataResponse } from '../http/response-bodies.ts'

const kinds = interactionKinds.map((kind) => ({ kind, version: 1 }))

const getAbilities =
  ({ db, ltiPlatforms }: Pick<Context, 'db' | 'ltiPlatforms'>): Handlers<'quiz'>['getAbilities'] =>
  async ({ user }) =>
    dataResponse({
      kinds,
      features: [
        ...arrangementFeatures,
        ...questionFeatures,
        'forgetting',
        'session_rules',
        ...((await ltiPlatforms.list()).length > 0 ? ['learning_platforms'] : []),
        // Without an account here, the address of the caller is not known.
        ...((await readAccountName(db, user.userId)) === undefined ? [] : ['emails']),
        ...((await isOperator(db, user.userId)) ? ['operator'] : []),
      ],
    })

export const quizzesHandlers = (context: Context) => ({
  createQuiz: createQuiz(context),
  countOpenAttempts: countOpenAttempts(context),
  getAbilities: getAbilities(context),
  updateQuiz: updateQuiz(context),
  getSharableLink: getSharableLink(context),
  getQuizOverview: getQuizOverview(context),
  ...readHandlers(context),
  ...listHandlers(context),
  ...countHandlers(context),
  ...overviewHandlers(context),
  ...stateHandlers(context),
})
