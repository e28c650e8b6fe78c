/** All constants and limits of the product. The unit is in the name or the comment. */

const KiB = 1024
const MiB = 1024 * KiB

/** The largest value of Postgres's type `integer`. A larger one would fail only in the database. */
export const maxInteger = 2_147_483_647

/** Limits that the specifications define (section 9 of both). */
export const limits = {
  listPageSize: 50,
  maxListPageSize: 200,
  maxListPage: 1_000_000,
  questionsPerPage: 10,
  questionsPerBatch: 100,
  questionsPerSave: 10_000,
  minOptions: 2,
  maxOptions: 8,
  newQuestionOptions: 4,
  tagsPerQuestion: 50,
  promptsPerChain: 20,
  titleLength: 50,
  autoGenerateMin: 1,
  autoGenerateMax: 500,
  weightageDigits: 4,
  maxMinutes: 59,
  maxPassingPercentage: 100,
  defaultSessionMonths: 6,
  previewLength: 25,
  toastsShown: 5,
  popReloadMs: 2_000,
  defaultAiTotalMarks: 100,
} as const

/**
 * Questions of several parts: their parts, the characters of a typed part, and the lists of matching and ordering
 * questions; prompts and items have columns in a table as options do. Questions whose answers are typed: the accepted
 * answers and their characters, and the units with their other names.
 */
export const kindLimits = {
  parts: 20,
  partLength: 1_000,
  prompts: 8,
  choices: 12,
  items: 8,
  gaps: 20,
  gapChoices: 20,
  /** The words of a bank from which gaps are filled. */
  bankWords: 40,
  acceptedTexts: 50,
  acceptedTextLength: 1_000,
  acceptedNumbers: 20,
  /** What the author says to one accepted answer. */
  feedbackLength: 5_000,
  numberLength: 40,
  units: 12,
  unitLength: 40,
  areas: 20,
  /** The corners of an area that is a polygon. */
  areaCorners: 20,
  /** The width and the height of an image, in which its areas are measured. */
  areaUnits: 1_000,
} as const

/** How papers differ: of so many sections only some questions may be drawn. */
export const arrangementLimits = { draws: 20, tries: 5 } as const

/** Maximum lengths of stored texts, in characters. */
export const lengths = {
  id: 64,
  name: 1_000,
  description: 5_000,
  question: 32_768,
  option: 32_768,
  paragraph: 32_768,
  tex: 2_000,
  tag: 100,
  link: 2_048,
  imageDescription: 500,
  search: 200,
  prompt: 10_000,
  token: 512,
  email: 254,
  password: 200,
} as const

/** Sessions: the most attempts allowed per student, and the length of an access code in characters. */
export const sessionLimits = { attemptsAllowed: 1_000, minCodeLength: 4, maxCodeLength: 20 } as const

/**
 * Comments of colleagues: their characters, how many a thread and all versions of a quiz hold, threads in one response,
 * and people named in one comment.
 */
export const commentLimits = {
  length: 4_000,
  perThread: 100,
  threads: 1_000,
  perPage: 20,
  mentions: 20,
} as const

/** The most results in one response, and the most attempts in a student's trend. */
export const resultLimits = { perResponse: 10_000, trendAttempts: 20 } as const

/**
 * Corrections of marks: the length of a reason in characters, changed results in one response, attempts whose late
 * answers are accepted at once, and the length and number of typed answers that one correction accepts.
 */
export const correctionLimits = {
  reason: 1_000,
  changesPerPage: 100,
  lateAttempts: 500,
  versionsAtOnce: 100,
  acceptedAnswer: kindLimits.acceptedTextLength,
  acceptedAtOnce: 20,
} as const

export const csvLimits = {
  fileBytes: 100 * MiB,
  rows: 200_000,
  columns: 96,
  cellChars: 32 * KiB,
  recordChars: 1 * MiB,
  rejectedShown: 1_000,
  /** Characters of rejected rows that are returned in full; later rows are cut. */
  rejectedChars: 1 * MiB,
  /** Listed near-duplicates, and compared questions of other quizzes. */
  similarShown: 1_000,
  similarCompared: 20_000,
} as const

/** Tags are shared by all instructors: how many one may add, and how many are listed. */
export const tagLimits = { perInstructor: 2_000, listed: 10_000 } as const

/** The search of the question bank: questions per page, and the largest start index of a page. */
export const bankLimits = { perPage: 50, from: 100_000, tags: 20, tagsShown: 40 } as const

/** Uploaded images. A longer side is scaled down to `longestSide` pixels: no student screen shows more. */
export const imageLimits = {
  bytes: 5 * MiB,
  pixels: 24_000_000,
  longestSide: 2_560,
  timeoutMs: 10_000,
} as const

/** Attempts of students. Lengths in characters. */
export const attemptLimits = {
  /** The attempts of one student beyond those of the session. */
  moreAttempts: 100,
  /** The minutes that one student has beyond the others: one day. */
  moreMinutes: 24 * 60,
  nameLength: 200,
  phoneLength: 50,
  answerLength: 20_000,
  reportLength: 1_000,
  answersPerCall: 100,
  /** The body of a request that carries answers. */
  bodyBytes: 8 * MiB,
  /** Answers are accepted until this long after the due time, because the network takes time. */
  graceSeconds: 30,
  /** One week. No quiz lasts longer; longer times that a browser sends are cut. */
  maxSeconds: 7 * 24 * 60 * 60,
  /** Attempts of one student at one quiz that may be open at once. */
  openAttempts: 5,
  /** Attempts of one student at one quiz that may begin within an hour. */
  startsPerHour: 30,
  imagesPerAnswer: 5,
  /** Students as whom one browser may act in a call. */
  studentTokens: 20,
  imagesPerAttempt: 30,
  reportsPerAttempt: 50,
} as const

/** The marking queue: answers per page, similar answers shown at once, suggestions confirmed in one go. */
export const markingLimits = {
  perPage: 100,
  similarShown: 50,
  similarCompared: 2_000,
  markedAtOnce: 100,
  confirmedAtOnce: 500,
} as const

/** Sharing out the answers of a quiz: the markers, the questions that are given to one, and differences on a page. */
export const markingTeamLimits = { markers: 100, questions: 10_000, differencesPerPage: 20 } as const

/** From this many students on, the agreement of two graders is given with intervals. */
export const leastAgreementStudents = 10

/**
 * Conditions for delivering sure suggestions without a person. A person must have judged at least `answers`
 * of them. The 95 % interval of the mean difference must lie within `meanDifference` percent of a question's
 * marks, and the interval of the root mean squared difference below its limit. Of each question, as it is worded now,
 * at least `answersOfQuestion` were judged.
 */
export const automaticDeliveryLimits = {
  answers: 30,
  answersOfQuestion: 3,
  meanDifference: 6,
  rmse: 20,
} as const

/**
 * Drafts that the services keep for an author: unsaved changes of a quiz, so that another device can go on with
 * them. `content` is in characters. Older and further drafts are deleted.
 */
export const keptDraftLimits = {
  content: 1_000_000,
  bodyBytes: 4 * MiB,
  perInstructor: 50,
  days: 60,
} as const

/** The default limits of a row, in bytes. */
export const wireLimits = {
  bodyBytes: 1 * MiB,
  /** For rows whose body may hold all questions of a quiz. */
  questionsBytes: 32 * MiB,
  responseBytes: 8 * MiB,
  /** For rows whose response may hold all questions of a quiz or all answers of an attempt. */
  longResponseBytes: 64 * MiB,
  uploadBytes: 101 * MiB,
  jsonDepth: 32,
} as const

/**
 * A question file with its images, in bytes. Base64 makes it a third longer, and it must fit into one
 * response.
 */
export const exportedFileBytes = 46 * MiB

/** Socket frames, in bytes unless stated otherwise. */
export const socketLimits = {
  controlBytes: 256 * KiB,
  batchBytes: 1 * MiB,
  /** The size to which a client fills a batch: below `batchBytes`, so that the envelope fits. */
  batchFillBytes: 900 * KiB,
  authenticateMs: 5_000,
  /** A save is active for so long after its latest batch. No other save of the quiz may begin then. */
  activeSaveMs: 30_000,
} as const

export const signInLimits = {
  tokenHours: 12,
  /** Every token expires this many days after the sign-in, however often it is used. */
  tokenDaysAtMost: 30,
  failuresPerAccount: 5,
  failureWindowMinutes: 15,
  failuresPerAddressADay: 100,
  /**
   * Failures of an account from all addresses together from which it never signed in. Beyond it, only those from
   * which it did may try.
   */
  failuresElsewhereADay: 100,
  /**
   * How long an account remembers an address from which it signed in. Failed sign-ins from elsewhere do not
   * lock it out there.
   */
  knownAddressDays: 90,
} as const

/** The codes that confirm an e-mail address, and how long a confirmed student is remembered. */
export const codeLimits = {
  digits: 6,
  minutes: 10,
  tries: 5,
  /**
   * Mails with a code per hour: to one e-mail address, to it from one IP address, to any from one IP address,
   * and for one session. Together they keep a stranger from locking out the owner of an e-mail address.
   */
  perEmail: 12,
  /** Mails that an IP address may still request beyond `perEmail`, which strangers may have used up. */
  perEmailFromNewAddress: 2,
  /** Mails with a code to one mailbox within 24 hours, whoever requests them. */
  perEmailAndDay: 40,
  perEmailAndAddress: 6,
  perAddress: 300,
  perSession: 3_000,
  /** Wrong access codes per ten minutes: from one IP address, which a class may share, and in one session. */
  wrongPerAddress: 60,
  wrongPerSession: 600,
  /** Beyond these the right access code is refused, too, so that guessing is bounded (ADR 061). */
  triedPerAddress: 240,
  triedPerSession: 1_200,
  /** Of a known device, which strangers' wrong codes do not affect; beyond it, it is counted like others. */
  wrongPerDevice: 30,
  /** Mails with a code per hour that a known device requests, whatever others of its network do. */
  perDevice: 20,
  /** How many days a browser remembers its student. */
  studentTokenDays: 90,
} as const

/** The student list of a session. Extra time is in percent of the quiz's time. */
export const studentListLimits = {
  students: 2_000,
  textLength: 400_000,
  extraTime: 300,
  devices: 50,
} as const
