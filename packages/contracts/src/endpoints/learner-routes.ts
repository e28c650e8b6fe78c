import type { Row } from '../define.ts'

/**
 * The method and the path of each call of the learner's page, apart from its row: the page sends the calls without the
 * shapes of the rows, which would add 23 KB to the 40 KB of script before its first screen.
 */
export const learnerRoutes = {
  announceQuiz: { method: 'GET', path: 'learner/sessions/:id' },
  showCourseVideo: { method: 'GET', path: 'learner/videos/:id' },
  readPassed: { method: 'POST', path: 'learner/videos/:id/passed' },
  suggestCities: { method: 'GET', path: 'learner/sessions/:id/cities' },
  readStartPlace: { method: 'GET', path: 'learner/starts/place' },
  startAttempt: { method: 'POST', path: 'learner/attempts' },
  readAttempt: { method: 'GET', path: 'learner/attempts/:id' },
  saveAnswers: { method: 'PUT', path: 'learner/attempts/:id/answers' },
  checkAnswer: { method: 'POST', path: 'learner/attempts/:id/check' },
  addImage: { method: 'POST', path: 'learner/attempts/:id/images' },
  removeImage: { method: 'PUT', path: 'learner/attempts/:id/remove-image' },
  handInAttempt: { method: 'POST', path: 'learner/attempts/:id/hand-in' },
  sendLateAnswers: { method: 'POST', path: 'learner/attempts/:id/late-answers' },
  addLateImage: { method: 'POST', path: 'learner/attempts/:id/late-images' },
  readAttemptResult: { method: 'GET', path: 'learner/attempts/:id/result' },
  reportIssue: { method: 'POST', path: 'learner/attempts/:id/reports' },
  requestCode: { method: 'POST', path: 'learner/codes' },
  readCodeMail: { method: 'GET', path: 'learner/codes/mail' },
  confirmCode: { method: 'POST', path: 'learner/codes/confirm' },
  openPersonalLink: { method: 'POST', path: 'learner/personal-links' },
  openLaunch: { method: 'POST', path: 'learner/launches' },
  listOwnAttempts: { method: 'GET', path: 'learner/sessions/:id/own-attempts' },
} as const satisfies Record<string, Pick<Row, 'method' | 'path'>>
