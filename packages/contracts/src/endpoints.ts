import { checkTable } from './define.ts'
import { auditEndpoints } from './endpoints/audit.ts'
import { authEndpoints } from './endpoints/auth.ts'
import { commentEndpoints } from './endpoints/comment.ts'
import { correctionEndpoints } from './endpoints/correction.ts'
import { csvEndpoints } from './endpoints/csv.ts'
import { exportEndpoints } from './endpoints/export.ts'
import { historyEndpoints } from './endpoints/history.ts'
import { jobEndpoints } from './endpoints/job.ts'
import { keptDraftEndpoints } from './endpoints/kept-draft.ts'
import { lateAnswerEndpoints } from './endpoints/late-answer.ts'
import { ltiEndpoints } from './endpoints/lti.ts'
import { markingOverviewEndpoints } from './endpoints/marking-overview.ts'
import { markingEndpoints } from './endpoints/marking.ts'
import { markingTeamEndpoints } from './endpoints/marking-team.ts'
import { noticeEndpoints } from './endpoints/notice.ts'
import { operatorEndpoints } from './endpoints/operator.ts'
import { peopleEndpoints } from './endpoints/people.ts'
import { presenceEndpoints } from './endpoints/presence.ts'
import { questionBankEndpoints } from './endpoints/question-bank.ts'
import { questionEndpoints } from './endpoints/question.ts'
import { quizListEndpoints } from './endpoints/quiz-list.ts'
import { quizQuestionsEndpoints } from './endpoints/quiz-questions.ts'
import { quizEndpoints } from './endpoints/quiz.ts'
import { reportEndpoints } from './endpoints/report.ts'
import { resultListEndpoints } from './endpoints/result-list.ts'
import { resultEndpoints } from './endpoints/result.ts'
import { shareEndpoints } from './endpoints/share.ts'
import { sessionEndpoints } from './endpoints/session.ts'
import { sessionStudentEndpoints } from './endpoints/session-student.ts'
import { studentListEndpoints } from './endpoints/student-list.ts'
import { studentEndpoints } from './endpoints/student.ts'
import { structureEndpoints } from './endpoints/structure.ts'
import { tagEndpoints } from './endpoints/tag.ts'

/**
 * The endpoint table: one row for every REST call of the instructor's page. The gateway's routes, the client,
 * the documents and the conformance tests are derived from it.
 */
export const endpoints = {
  ...authEndpoints,
  ...structureEndpoints,
  ...tagEndpoints,
  ...quizEndpoints,
  ...quizListEndpoints,
  ...quizQuestionsEndpoints,
  ...csvEndpoints,
  ...exportEndpoints,
  ...questionEndpoints,
  ...jobEndpoints,
  ...questionBankEndpoints,
  ...sessionEndpoints,
  ...studentListEndpoints,
  ...sessionStudentEndpoints,
  ...studentEndpoints,
  ...resultListEndpoints,
  ...resultEndpoints,
  ...reportEndpoints,
  ...markingOverviewEndpoints,
  ...markingEndpoints,
  ...markingTeamEndpoints,
  ...correctionEndpoints,
  ...lateAnswerEndpoints,
  ...keptDraftEndpoints,
  ...ltiEndpoints,
  ...shareEndpoints,
  ...auditEndpoints,
  ...presenceEndpoints,
  ...commentEndpoints,
  ...historyEndpoints,
  ...noticeEndpoints,
  ...operatorEndpoints,
  ...peopleEndpoints,
}
export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

checkTable(endpoints)
