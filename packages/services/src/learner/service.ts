import type { Context } from '../shared/context.ts'
import { announceQuiz } from './announce-quiz.ts'
import { attemptHandlers } from './attempt-handlers.ts'
import type { LearnerHandlers } from './learner-handlers.ts'
import { pictureHandlers } from './pictures.ts'
import { readOutcome } from './read-outcome.ts'
import { reportIssue } from './report-issue.ts'
import { showCourseVideo } from './show-course-video.ts'

export const learnerHandlers = (context: Context): LearnerHandlers => ({
  announceQuiz: announceQuiz(context),
  showCourseVideo: showCourseVideo(context),
  ...attemptHandlers(context),
  ...pictureHandlers(context),
  readOutcome: readOutcome(context),
  reportIssue: reportIssue(context),
})
