import type { AuditEvent } from '@quizwright/contracts/endpoints/audit.ts'
import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { sayRole } from '../../../quiz-actions/quiz-role.ts'

/** What a logged call did, by its name. */
const deeds = texts({
  addQuestions: 'Saved the questions',
  createNewVersion: 'Made a new version',
  updateQuiz: 'Changed the details',
  unpublishQuizzes: 'Unpublished the quiz',
  archiveQuizzes: 'Archived the quiz',
  unarchiveQuizzes: 'Took the quiz out of the archive',
  createSession: 'Added a session',
  editSession: 'Changed a session',
  updateSession: 'Changed a session',
  addShare: 'Gave a role',
  changeShare: 'Changed a role',
  removeShare: 'Took a role away',
  leaveQuiz: 'Left the quiz',
  handOverQuiz: 'Handed the quiz over',
  saveMarks: 'Marked answers',
  updateAiResponse: 'Marked answers',
  confirmSuggestions: 'Confirmed suggested marks',
  undoConfirmation: 'Undid a confirmation of marks',
  updateDelivery: 'Changed who delivers marks',
  gradeAgain: 'Graded answers again for a preview',
  applyCorrection: 'Corrected marks',
  correctAnswer: 'Corrected the marks of one student',
  undoCorrection: 'Undid a correction',
  acceptLateAnswers: 'Let late answers count',
  undoLateAnswers: 'Undid the acceptance of late answers',
  allowAttempts: 'Allowed more attempts',
  allowStudent: 'Gave a student more time or attempts',
  closeIssue: 'Closed reports',
  mergeStudents: 'Merged students',
  undoMerge: 'Undid a merge of students',
  addStudents: 'Added students to a list',
  removeStudent: 'Removed a student from a list',
  restoreStudent: 'Put a student back on a list',
  replacePersonalLink: 'Replaced a personal link',
  sendPersonalLinks: 'Mailed personal links',
  getSolutionAi: 'Let AI write solutions',
  updateReportedPracticeQuestion: 'Corrected a reported question',
  exportQuiz: 'Downloaded the questions',
  exportQuestions: 'Downloaded the questions',
  getReportResults: 'Downloaded results',
  sendLtiScoresAgain: 'Sent marks to the gradebook again',
  resolveLtiDifference: 'Decided about a changed mark in the gradebook',
} satisfies Partial<Record<EndpointName, string>>)

/** Says in a line what somebody did. A kind that this page does not know yet is named as the services name it. */
export const describeEvent = ({ kind, about, role, is_published: isPublished }: AuditEvent): string => {
  const deed = say(kind in deeds ? deeds[kind as keyof typeof deeds] : kind)
  const more = [about, role && sayRole(role), isPublished && say('published')].filter(Boolean).join(', ')
  return more === '' ? deed : `${deed}: ${more}`
}
