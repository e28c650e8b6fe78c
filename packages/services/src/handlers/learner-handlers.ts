import type { Context } from '../context.ts'
import { announceQuiz } from '../learner/announce-quiz.ts'
import { attemptHandlers } from '../learner/attempt-handlers.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { answerImageHandlers } from '../learner/answer-image-handlers.ts'
import { readAttemptResult } from '../learner/read-outcome.ts'
import { reportIssue } from '../reports/report-issue.ts'
import { studentHandlers } from '../students/student-handlers.ts'
import { suggestCities } from '../learner/suggest-cities.ts'
import { readPassed } from '../learner/read-passed.ts'
import { showCourseVideo } from '../learner/show-course-video.ts'

export const learnerHandlers = (context: Context): LearnerHandlers => ({
  announceQuiz: announceQuiz(context),
  showCourseVideo: showCourseVideo(context),
  readPassed: readPassed(context),
  suggestCities: suggestCities(context),
  ...attemptHandlers(context),
  ...answerImageHandlers(context),
  ...studentHandlers(context),
  readAttemptResult: readAttemptResult(context),
  reportIssue: reportIssue(context),
})
