/** Why a score is not in the gradebook, for whoever teaches the course. Each says what to do. */
export const scoreReasons = {
  platform_removed: 'This learning platform is no longer set up here. Ask your administrator.',
  not_allowed:
    'The learning platform doesn’t let Quizwright write marks. Ask its administrator to allow grades for this tool.',
  column_missing:
    'The gradebook has no column for this link. Add the link again with a grade, open it once, then send again.',
  not_a_student: 'The learning platform has no such student in the course. If they’re back, send again.',
  conflict: 'The learning platform has a later mark for this student. Look at it there, then send again.',
  unreachable: 'The learning platform can’t be reached. Quizwright keeps trying for a week.',
  given_up: 'The learning platform could not be reached for a week. Send again when it’s back.',
} as const
export type ScoreReason = keyof typeof scoreReasons
