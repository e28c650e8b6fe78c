import { saidWhenRead, say } from './language/say.ts'
import type { QuizType } from './schemas/quiz.ts'

/**
 * Texts that the specifications quote, with their odd spellings. WORDING=plain shows good English instead, from
 * `locales/en-x-plain`.
 * Messages of rules are with the rules (rules/), messages of failed calls in problems.ts.
 */

/** Short messages after an action succeeded or failed. */
export const toasts = saidWhenRead({
  quizCreated: 'Quiz Created Successfully',
  quizUpdated: 'Quiz Updated Successfully',
  /** After publishing a pop-up quiz; `published` is the question editor's message. */
  popPublished: 'Published Successfully',
  published: 'Published',
  quizUnpublished: 'Quiz unpublished',
  quizzesArchived: 'Archived Selected Quiz',
  quizzesUnarchived: 'Unarchived Selected Quiz',
  quizDuplicated: 'Quiz Duplicated',
  quizNotDuplicated: 'Error Quiz Not Duplicated',
  linkCopied: 'Link Coppied',
  linkNotCopied: 'Error Link Not Coppied',
  fileDownloaded: 'File Downloaded',
  /** For a quiz's CSV; `dataDownloadFailed` is for results and statistics. */
  fileDownloadFailed: 'Error while file download',
  dataDownloadFailed: 'Error in file download',
  /** For unpublishing and archiving. */
  selectQuiz: 'Please select a quiz',
  /** Export CSV. */
  selectQuizToExport: 'plz select a quiz first',
  /** Run AI. */
  selectQuizToRunAi: 'Please select quiz first',
  aiJobStarted: 'AI Job started',
  aiJobCompleted: 'AI Job Completed successfully',
  aiJobFailed: 'AI Job Failed',
  aiJobError: (message: string) => say('AI Job Error {message}', { message }),
  resolveErrors: 'Please resolve the errors first',
  nothingGenerated: 'No Questions found under this filter',
  oneImageOnly: 'You can only upload a single image file',
  oneCsvOnly: 'You can only upload a single CSV file',
  imageUploadFailed: 'Something went wrong while uploading image',
  sessionCreated: 'Session Created Successfully',
  sessionUpdated: 'Session updated Successfully',
  resultsNotFound: 'Results Not Found',
  searchNotFound: 'Search not Found!',
  responseUpdated: 'Response updated',
  responseUpdateFailed: 'unexpected error occured',
} as const)

/** Texts on a page, and questions before an action. */
export const notices = saidWhenRead({
  pageNotFound: 'Oh ho...The page you were looking for does not exist.',
  coursesNotLoaded: 'Could not load the courses information, click to retry.',
  errorsBlockPublishing:
    'You will not be able to publish the quiz without correcting these errors in the next step or by reuploading CSV.',
  deleteQuestion: 'You are going to delete this question',
  switchTextArea: 'Warning! Switching text area will erase your written text',
  newVersion:
    'The changes you have made will affect the performance of students who attempt this quiz, ' +
    'therefore a new version of this quiz will be created. ' +
    'The current version of this quiz will still be available in the quizzes list. Are you sure you ' +
    'want to make the changes?',
  /** The heading of `newVersion`. */
  cannotEdit: 'cannot edit, create new version',
  /** The size of an image that the wizard asks for; `editorImage` is the editor's and the utility page's. */
  wizardImage: '900px by 900px JPEG',
  editorImage: '700px by 700px JPEG',
} as const)

export const quizTypeNames = saidWhenRead({
  full: 'Full Quiz',
  practice: 'Practice Quiz',
  pop: 'Pop Quiz',
  daq: 'AI Assesment',
} as const satisfies Record<QuizType, string>)

/** Oddly worded messages of rules. All other messages are in the rules themselves. */
export const ruleTexts = saidWhenRead({
  facultyMissing: 'faculty: Atleast one faculty should be selected',
  correctMany: 'Only one option be marked as true',
} as const)

/** Buttons, headings, columns. */
export const labels = saidWhenRead({
  login: 'Login',
  signOut: 'Sign out',
  backToHome: 'BACK TO HOME',
  cancel: 'Cancel',

  quizName: 'Quiz Name',
  course: 'Course',
  module: 'Module',
  type: 'Type',
  totalAttempts: 'Total Attempts',
  dateCreated: 'Date Created',
  issues: 'Issues',
  actions: 'Actions',
  searchQuizName: 'Quiz name',
  go: 'GO',
  reset: 'Reset',
  allTypes: 'All',
  published: 'Published',
  unpublished: 'Unpublished',
  viewArchive: 'View Archive List',
  leaveArchive: 'Unarchived Quizzes',
  selectAll: 'Select All',
  exportCsv: 'Export CSV',
  archive: 'Archive',
  unarchiveSelected: 'UnArchive',
  unarchive: 'Unarchive',
  unpublish: 'Unpublish',
  runAi: 'Run AI',
  sessions: 'Sessions',
  versions: 'Version(s) History',
  stats: 'Stats',
  results: 'Results',
  edit: 'Edit',
  downloadCsv: 'Download CSV File',
  sharableLink: 'Get Sharable Link',
  duplicate: 'Duplicate Quiz',
  publishedOn: (date: string) => say('Published on {date}', { date }),
  notPublished: 'Not Published',
  reportedErrors: 'Errors Reported by Students',
  editQuestions: 'Edit Quiz Questions',

  mustPass: 'Must Pass Quiz',
  skippable: 'Skippable Quiz',
  omissions: 'Omissions',
  fileNumber: (number: number) => say('File no. {number}', { number }),
  createVersion: 'Manage Changes and Create New Version',
  savePublish: 'Save Publish',
  saveUnpublish: 'Save Unpublish',
  publish: 'Publish',

  back: 'Back',
  addSession: 'Add To New Session',
  view: 'View',
  name: 'Name',
  description: 'Description',
  startingDate: 'Starting Date',
  endingDate: 'Ending Date',

  reportsReceived: (count: number) => say('Reports Received {count}', { count }),
  questionStats: 'View Question Stats',
  overallStats: 'View Overall Stats',
  allTime: 'All Time',
  institute: 'Institute',
  email: 'Email',
  resetSearch: 'Reset search',
  downloadData: 'DOWNLOAD DATA',
  passed: 'PASS',
  failed: 'Fail',
  reviewQuestions: 'REVIEW ALL QUESTIONS',
  suggestedVideos: 'Suggested Videos to Review',
  play: 'Play',
  notUpdated: 'Not Updated',
  skipped: 'Skipped',
  viewMore: 'View More',
  update: 'Update',
  close: 'Close',
  sendAppreciation: 'SEND APPRECIATION',
  sendEncouragement: 'SEND ENCOURAGEMENT',
  sendMessage: 'SEND CUSTOM MESSAGE',
  errorsFound: (count: number) => say('{count} Errors Found', { count }),
  omissionsFound: (count: number) => say('{count} Omissions Found', { count }),
} as const)
