import type { ResponseOf } from '@quizwright/contracts/define.ts'
import type { LearnerCall, LearnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'
import type { Call } from '@quizwright/server/routes/handler.ts'

/**
 * A learner's call. `attemptToken` is the unchecked value of the header `authorization`, `device` the id of a known
 * device.
 */
export type CallOfLearner<N extends LearnerCall> = Call<LearnerEndpoints[N]> & {
  attemptToken: string | undefined
  device: string | undefined
}

/** One handler for each row of the learner's table. */
export type LearnerHandlers = {
  [N in LearnerCall]: (call: CallOfLearner<N>) => Promise<ResponseOf<LearnerEndpoints[N]>>
}
