import type { Handlers } from '@quizwright/server/routes/handler.ts'
import type { Context } from '../context.ts'
import { auditHandlers } from '../audit/handlers.ts'
import { commentHandlers } from '../quizzes/comments/handlers.ts'
import { correctionHandlers } from '../corrections/handlers.ts'
import { csvHandlers } from '../csv-import/handlers.ts'
import { exportHandlers } from '../export/handlers.ts'
import { generationHandlers } from '../quizzes/generation/handlers.ts'
import { keptDraftHandlers } from '../quizzes/kept-drafts/handlers.ts'
import { lateAnswerHandlers } from '../attempts/late-answers/handlers.ts'
import { handingOverHandlers } from '../quizzes/handing-over/handlers.ts'
import { historyHandlers } from '../quizzes/history/handlers.ts'
import { ltiAccountHandlers } from '../lti/deep-linking/handlers.ts'
import { peopleHandlers } from '../auth/people/handlers.ts'
import { platformHandlers } from '../lti/registration/handlers.ts'
import { ltiHandlers } from '../lti/scores/handlers.ts'
import { markingHandlers } from '../marking/handlers.ts'
import { noticeHandlers } from '../mail/notices/handlers.ts'
import { presenceHandlers } from '../quizzes/presence/handlers.ts'
import { questionBankHandlers } from '../questions/bank/handlers.ts'
import { questionHandlers } from '../questions/handlers.ts'
import { quizzesHandlers } from '../quizzes/handlers.ts'
import { resultHandlers } from '../results/handlers.ts'
import { reportHandlers } from '../reports/handlers.ts'
import { savingHandlers } from '../saving/handlers.ts'
import { sessionHandlers } from '../sessions/handlers.ts'
import { sessionStudentHandlers } from '../students/session-student-handlers.ts'
import { mergingHandlers } from '../students/merging/handlers.ts'
import { studentListHandlers } from '../students/list/handlers.ts'
import { similarQuestionsHandlers } from '../questions/near-duplicates/handlers.ts'
import { solutionHandlers } from '../questions/solutions/handlers.ts'
import { shareHandlers } from '../quizzes/shares/handlers.ts'
import { statisticsHandlers } from '../statistics/handlers.ts'
import { teamMarkingHandlers } from '../marking/team/handlers.ts'
import { tagHandlers } from '../questions/tags/handlers.ts'

export const quizHandlers = (context: Context) =>
  ({
    ...quizzesHandlers(context),
    ...questionHandlers(context),
    ...questionBankHandlers(context),
    ...savingHandlers(context),
    ...csvHandlers(context),
    ...exportHandlers(context),
    ...generationHandlers(context),
    ...similarQuestionsHandlers(context),
    ...sessionHandlers(context),
    ...studentListHandlers(context),
    ...sessionStudentHandlers(context),
    ...mergingHandlers(context),
    ...resultHandlers(context),
    ...tagHandlers(context),
    ...solutionHandlers(context),
    ...statisticsHandlers(context),
    ...reportHandlers(context),
    ...markingHandlers(context),
    ...teamMarkingHandlers(context),
    ...correctionHandlers(context),
    ...lateAnswerHandlers(context),
    ...keptDraftHandlers(context),
    ...ltiHandlers(context),
    ...ltiAccountHandlers(context),
    ...platformHandlers(context),
    ...peopleHandlers(context),
    ...shareHandlers(context),
    ...handingOverHandlers(context),
    ...auditHandlers(context),
    ...presenceHandlers(context),
    ...commentHandlers(context),
    ...historyHandlers(context),
    ...noticeHandlers(context),
  }) satisfies Handlers<'quiz'>
