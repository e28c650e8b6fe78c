import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import type { LearnerCall } from '@quizwright/contracts/endpoints/learner.ts'

/**
 * Rows that concern no object of an instructor, and why that is correct. The access suite compares this list
 * with the table.
 */
export const sharedRows: Partial<Record<EndpointName, string>> = {
  signOut: 'ends the token that the call carries',
  getAllFaculties: "the platform's own list",
  getCourseTags: "the platform's own list",
  getModulesByCourseId: "courses are the platform's; the pickers show an instructor's own",
  getChapterByModuleId: 'as the modules of a course',
  getVideoPoints: 'a video belongs to a course, not to an instructor',
  saveVideoPoints: 'a video belongs to a course, not to an instructor',
  uploadImage: "makes a thing of the caller's; its userId is a label",
  getGeneralTags: 'tags are shared by all instructors',
  addTags: 'tags are shared by all instructors',
  uploadCsv: "makes a file of the caller's",
  getAbilities: 'says what these services can do, the same for everybody',
  getUnfinishedJob: "finds the caller's own job",
  getUndoableJob: "finds the caller's own job",
  getKeptDrafts: "lists the caller's own drafts",
  getKeptDraft: "finds the caller's own draft of a quiz, also after they lost their role in it",
  deleteKeptDraft: 'as getKeptDraft',
  getLtiAccounts: "lists the caller's own connected accounts",
  previewLtiConnection: 'says whom a code connects, which the course shows to that person alone',
  connectLtiAccount: 'connects the account of a code with the caller',
  disconnectLtiAccount: "ends a connection of the caller's own",
  getLtiPlatforms: 'learning platforms belong to the installation, and only its operators reach them',
  inviteLtiPlatform: 'as getLtiPlatforms',
  saveLtiPlatform: 'as getLtiPlatforms',
  setLtiPlatformState: 'as getLtiPlatforms',
  setLtiDeployment: 'as getLtiPlatforms',
  rotateLtiKey: 'as getLtiPlatforms',
  getPeople: 'accounts belong to the installation, and only its operators reach them',
  changePerson: 'as getPeople',
  handOverAll: 'as getPeople',
  getLog: 'as getPeople',
  getMailPreferences: "reads the caller's own choice",
  saveMailPreferences: "changes the caller's own choice",
  acceptShareLink: 'needs the secret of a link, which the owner of the quiz made, and names no quiz',
  getSharedQuizzes: 'lists the quizzes in which the caller has a role',
}

const placeOfQuiz = ['body.course_id', 'body.module_id', 'body.chapter_id', 'body.video_id']
const inQuestion = (at: string) => [
  `${at}._id`,
  `${at}.origin_id`,
  `${at}.tags._id`,
  `${at}.related_video_id`,
]

/**
 * Ids in calls that are outside the scope of their row, and why nobody can reach another's objects through
 * them. The access suite finds every id in the table by its schema and compares.
 */
export const unscopedIds: readonly { why: string; ids: Partial<Record<EndpointName, readonly string[]>> }[] =
  [
    {
      why: 'looked up among what the caller teaches',
      ids: {
        getModulesByCourseId: ['query.id'],
        getChapterByModuleId: ['query.id'],
        getVideosById: ['query.id'],
        getVideoPoints: ['params.videoId'],
        saveVideoPoints: ['body.video_id', 'body.module_id'],
        createQuiz: placeOfQuiz,
        updateQuiz: placeOfQuiz,
        createQuizFromCsv: placeOfQuiz,
        createSession: ['body.course_id', 'body.module_id'],
      },
    },
    {
      why: 'operators may change every account, and others are refused before it is looked up',
      ids: {
        getLog: ['query.after'],
        changePerson: ['body.account_id'],
        handOverAll: ['body.account_id', 'body.to_id'],
      },
    },
    {
      why: "one of the caller's own connected accounts",
      ids: { disconnectLtiAccount: ['body.account_id'] },
    },
    {
      why: "a filter among the caller's own quizzes",
      ids: { getFilteredQuizzes: ['body.filters.course_id'], getSharedQuizzes: ['body.filters.course_id'] },
    },
    {
      why: "the platform's own lists, which all instructors share",
      ids: {
        createQuiz: ['body.tags', 'body.faculties'],
        updateQuiz: ['body.tags', 'body.faculties'],
        createQuizFromCsv: ['body.tags', 'body.faculties'],
        createAutomaticQuiz: ['body.facultyIds'],
      },
    },
    {
      why: 'written into the file as the caller sent it, and looked up nowhere',
      ids: { exportQuestions: ['body.questions.related_video_id', 'body.questions.tags._id'] },
    },
    {
      why: "the handler asks whose these quizzes are; a point's own id is a label",
      ids: { saveVideoPoints: ['body.points.data', 'body.points.id'] },
    },
    {
      why: 'looked up within the quiz, the result or the session that the call names',
      ids: {
        updateAiResponse: ['body.question_id'],
        getSimilarAnswers: ['query.question_id'],
        saveMarks: ['body.question_id'],
        claimAnswer: ['body.question_id'],
        saveMarkingTeam: ['body.marker_ids', 'body.questions.question_id', 'body.questions.marker_id'],
        closeIssue: ['body.question_id'],
        removeStudent: ['body.listed_id'],
        allowStudent: ['body.student_id'],
        sendLtiScoresAgain: ['body.score_id'],
        resolveLtiDifference: ['body.score_id'],
        restoreStudent: ['body.listed_id'],
        replacePersonalLink: ['body.listed_id'],
        mergeStudents: ['body.kept_id', 'body.merged_id'],
        undoMerge: ['body.merge_id'],
        undoConfirmation: ['body.confirmation_id'],
        getCorrectableQuestion: ['params.questionId'],
        getOtherAnswers: ['params.questionId'],
        gradeAgain: ['body.question_id'],
        correctAnswer: ['body.question_id'],
        previewCorrection: ['body.question_id'],
        applyCorrection: ['body.question_id', 'body.fingerprint'],
        acceptLateAnswers: ['body.attempt_ids'],
        undoLateAnswers: ['body.acceptance_id'],
        getPerformanceTrend: ['params.a'],
        getQuizLog: ['query.after'],
        getDetailsHistory: ['query.after'],
        getThreads: ['query.question_id', 'query.after'],
        getQuestionHistory: ['query.question_id'],
        startThread: ['body.question_id', 'body.mentions'],
        replyToThread: ['body.thread_id', 'body.mentions'],
        changeComment: ['body.comment_id'],
        resolveThread: ['body.thread_id'],
        handOverQuiz: ['body.subject_id'],
        addShare: ['body.course_id'],
        changeShare: ['body.subject_id'],
        removeShare: ['body.subject_id'],
      },
    },
    {
      why: "looked up among the caller's own drafts",
      ids: { getKeptDraft: ['params.id'], deleteKeptDraft: ['params.id'] },
    },
    {
      why: 'looked up among the versions of the quiz that the call names',
      ids: { previewCorrection: ['body.also'], applyCorrection: ['body.also'] },
    },
    {
      why: 'names the browser of the caller, or where in the quiz they are, and is looked up nowhere',
      ids: { keepDraft: ['body.device_id'], bePresent: ['body.device_id', 'body.question_id'] },
    },
    { why: "chooses among the caller's own answers", ids: { getMarkingQueue: ['query.question_id'] } },
    { why: "leaves out of the caller's own questions", ids: { createAutomaticQuiz: ['body.exclude'] } },
    {
      why: 'names that a question has within its quiz; a video is shown only if the quiz’s instructor teaches it',
      ids: {
        addQuestions: inQuestion('body.questions'),
        createNewVersion: inQuestion('body.questions'),
        updateReportedPracticeQuestion: [...inQuestion('body.original'), ...inQuestion('body.changed')],
      },
    },
  ]

const attemptIds = ['params.id']

/** The same for students' calls. An id that is `open` may be known to anybody. */
export const learnerIds: readonly {
  why: string
  isOpen: boolean
  ids: Partial<Record<LearnerCall, readonly string[]>>
}[] = [
  {
    why: 'whoever has the link of a session or a video may open it',
    isOpen: true,
    ids: {
      announceQuiz: ['params.id'],
      showCourseVideo: ['params.id'],
      readPassed: ['params.id'],
      suggestCities: ['params.id'],
      startAttempt: ['body.session_id'],
      requestCode: ['body.session_id'],
      openPersonalLink: ['body.session_id'],
      openLaunch: ['body.session_id'],
    },
  },
  {
    why: "lists nothing but the attempts of the token's own student",
    isOpen: true,
    ids: { listOwnAttempts: ['params.id'] },
  },
  {
    why: 'needs the token of the attempt, which the access suite tries',
    isOpen: true,
    ids: {
      readAttempt: attemptIds,
      saveAnswers: attemptIds,
      checkAnswer: attemptIds,
      addImage: attemptIds,
      removeImage: attemptIds,
      handInAttempt: attemptIds,
      sendLateAnswers: attemptIds,
      addLateImage: attemptIds,
      readAttemptResult: attemptIds,
      reportIssue: attemptIds,
    },
  },
  {
    why: 'looked up among the questions of the attempt',
    isOpen: false,
    ids: {
      saveAnswers: ['body.answers.question_id'],
      checkAnswer: ['body.question_id'],
      addImage: ['fields.question_id'],
      removeImage: ['body.question_id'],
      handInAttempt: ['body.answers.question_id'],
      sendLateAnswers: ['body.answers.question_id'],
      addLateImage: ['fields.question_id'],
      reportIssue: ['body.question_id'],
    },
  },
]
