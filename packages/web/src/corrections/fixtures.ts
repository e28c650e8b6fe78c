import type { CorrectionPreview } from '@quizwright/domain/schemas/correction.ts'

/** A preview of a correction that changes none of three results. */
export const unchangedPreview: CorrectionPreview = {
  fingerprint: 'f1',
  summary: {
    attempts: 3,
    other_wording: 0,
    open: 0,
    changed: 0,
    raised: 0,
    lowered: 0,
    now_pass: 0,
    now_fail: 0,
    mean_before: 50,
    mean_after: 50,
    pass_rate_before: 50,
    pass_rate_after: 50,
  },
  sessions: [],
  changes: [],
}
