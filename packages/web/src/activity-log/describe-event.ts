import type { AuditEvent } from '@quizwright/contracts/endpoints/audit.ts'
import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { sayRole } from '../quiz-actions/quiz-role.ts'

/** A logged call, or what the services do by themselves. */
type LoggedKind =
  | EndpointName
  | 'forgetStudents'
  | 'eraseStudent'
  | 'exportStudent'
  | 'signIn'
  | 'disableAccount'
  | 'enableAccount'
  | 'addOperator'
  | 'removeOperator'
  | 'addInstructor'
  | 'setPassword'
  | 'writeBackup'
  | 'restoreBackup'

/** What that did, by its name. */
const deeds = texts({
  addQuestions: 'Saved the questions',
  createNewVersion: 'Created a new version',
  updateQuiz: 'Changed the details',
  unpublishQuizzes: 'Unpublished the quiz',
  archiveQuizzes: 'Archived the quiz',
  unarchiveQuizzes: 'Unarchived the quiz',
  createSession: 'Added a session',
  editSession: 'Changed a session',
  updateSession: 'Changed a session',
  addShare: 'Gave a role',
  changeShare: 'Changed a role',
  removeShare: 'Removed a role',
  makeShareLink: 'Made a link for colleagues',
  removeShareLink: 'Ended the link for colleagues',
  acceptShareLink: 'Joined by the link for colleagues',
  leaveQuiz: 'Left the quiz',
  handOverQuiz: 'Transferred the quiz',
  saveMarkingTeam: 'Assigned the answers to markers',
  saveMarks: 'Marked answers',
  updateAiResponse: 'Marked answers',
  confirmSuggestions: 'Confirmed suggested marks',
  undoConfirmation: 'Undid confirmed marks',
  updateDelivery: 'Changed how marks are released',
  gradeAgain: 'Previewed grading again',
  applyCorrection: 'Corrected marks',
  correctAnswer: 'Corrected the marks of one student',
  undoCorrection: 'Undid a correction',
  acceptLateAnswers: 'Accepted late answers',
  undoLateAnswers: 'Undid accepting late answers',
  allowAttempts: 'Allowed more attempts',
  allowStudent: 'Gave a student more time or attempts',
  closeIssue: 'Resolved issues',
  mergeStudents: 'Merged students',
  undoMerge: 'Undid merging students',
  forgetStudents: 'Erased the personal details of a session’s students',
  addStudents: 'Added students to a list',
  readLtiMembers: 'Loaded the students of a course',
  removeStudent: 'Removed a student from a list',
  restoreStudent: 'Put a student back on a list',
  replacePersonalLink: 'Replaced a personal link',
  sendPersonalLinks: 'Emailed personal links',
  getSolutionAi: 'Generated solutions with AI',
  updateReportedPracticeQuestion: 'Corrected a reported question',
  exportQuiz: 'Downloaded the questions',
  exportQuestions: 'Downloaded the questions',
  getReportResults: 'Downloaded results',
  sendLtiScoresAgain: 'Resent grades to the gradebook',
  eraseStudent: 'Erased the data of a student',
  exportStudent: 'Exported the data of a student',
  signIn: 'Signed in',
  disableAccount: 'Disabled an account',
  enableAccount: 'Enabled an account',
  addOperator: 'Made someone an administrator',
  removeOperator: 'Removed an administrator',
  addInstructor: 'Added an account',
  setPassword: 'Set a new password',
  writeBackup: 'Wrote a backup',
  restoreBackup: 'Restored a backup',
  inviteLtiPlatform: 'Made an address to register a learning platform',
  saveLtiPlatform: 'Saved a learning platform',
  setLtiPlatformState: 'Turned a learning platform on or off',
  setLtiDeployment: 'Allowed or refused a deployment',
  rotateLtiKey: 'Replaced a key for a learning platform',
  resolveLtiDifference: 'Resolved a changed grade in the gradebook',
} satisfies Partial<Record<LoggedKind, string>>)

/** Says in a line what somebody did. A kind that this page does not know yet is named as the services name it. */
export const describeEvent = ({ kind, about, role, is_published: isPublished }: AuditEvent): string => {
  const deed = say(kind in deeds ? deeds[kind as keyof typeof deeds] : kind)
  const more = commaList([about, role && sayRole(role), isPublished && say('published')])
  return more === '' ? deed : labelled(deed, more)
}
