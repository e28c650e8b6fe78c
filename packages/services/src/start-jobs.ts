import type { FastifyBaseLogger } from 'fastify'
import { gradingKind } from './attempts/hand-in/grading-job.ts'
import type { Context } from './context.ts'
import { applyCorrections, correctionKind } from './corrections/applying/apply-correction.ts'
import { gradeAgain } from './corrections/regrading/grade-again.ts'
import { regradingKind } from './corrections/regrading/start-regrading.ts'
import { undoCorrections, undoKind } from './corrections/applying/undo-correction.ts'
import { gradeAttempt } from './grading/grade-attempt.ts'
import { runMembers } from './lti/members/run-members.ts'
import { runScores } from './lti/scores/run-scores.ts'
import { mailKind } from './mail/queue-mail.ts'
import { sendMail } from './mail/send-mail.ts'
import { noticesKind } from './mail/notices/notify.ts'
import { sendNotices } from './mail/notices/send-notices.ts'
import { solutionsKind, writeSolutions } from './questions/solutions/write-solutions.ts'
import { sweep, sweepKind } from './sweep/sweep-job.ts'
import { type JobRunner, runJobs } from './jobs/run-jobs.ts'

/**
 * Runs the jobs of every kind. Mails and scores for learning platforms have their own runners, so that a server that is
 * down delays no other job.
 */
export const startJobs = async (context: Context, log: FastifyBaseLogger): Promise<JobRunner[]> => [
  runJobs({
    ...context,
    log,
    lane: { except: [mailKind] },
    workers: {
      [solutionsKind]: writeSolutions(context),
      [gradingKind]: gradeAttempt(context),
      [correctionKind]: applyCorrections(context),
      [undoKind]: undoCorrections(context),
      [regradingKind]: gradeAgain(context),
      [sweepKind]: sweep(context, log),
      [noticesKind]: sendNotices(context),
    },
  }),
  runJobs({ ...context, log, lane: { only: [mailKind] }, workers: { [mailKind]: sendMail(context, log) } }),
  runScores(context, { platforms: context.ltiPlatforms, log }),
  runMembers(context, { platforms: context.ltiPlatforms, log }),
]
