import type { Correction, CorrectionPreview } from '@quizwright/domain/schemas/correction.ts'

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

/** A correction in force of question 1, by which it does not count. */
export const notCounted: Correction = {
  _id: 'c1',
  quiz_id: 'quiz1',
  question_id: 'q1',
  question_no: 1,
  kind: 'not_counted',
  correct: [],
  reason: 'It was unclear.',
  created_at: '2030-01-01 00:00:00',
  undone_at: null,
  summary: unchangedPreview.summary,
}
