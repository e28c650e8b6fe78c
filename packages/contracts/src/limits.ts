/** Every constant and limit of the product, each with its unit in its name or its comment. */

const KiB = 1024
const MiB = 1024 * KiB

/** The greatest value of Postgres's type `integer`; a greater one would fail only in the database. */
export const maxInteger = 2_147_483_647

/** What the specifications fix (section 9 of both). */
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

/** Lengths of what is stored, in characters. */
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
  search: 200,
  prompt: 10_000,
  token: 512,
  email: 254,
  password: 200,
} as const

/** What a session may ask of its students: attempts of each, and characters of its access code. */
export const sessionLimits = { attemptsAllowed: 1_000, minCodeLength: 4, maxCodeLength: 20 } as const

/** The most results in one response, and the most attempts in a student's trend. */
export const resultLimits = { perResponse: 10_000, trendAttempts: 20 } as const

/** Corrections of marks: characters of a reason, and changed results in one response. */
export const correctionLimits = { reason: 1_000, changesPerPage: 100 } as const

/** CSV files. */
export const csvLimits = {
  fileBytes: 100 * MiB,
  rows: 200_000,
  columns: 64,
  cellChars: 32 * KiB,
  recordChars: 1 * MiB,
  rejectedShown: 1_000,
  /** Characters of rejected rows that are returned whole; later rows are cut. */
  rejectedChars: 1 * MiB,
  /** The near-duplicates that are listed, and the questions of other quizzes that are compared. */
  similarShown: 1_000,
  similarCompared: 20_000,
} as const

/** The search of the question bank: questions of one page, and the greatest place that one may begin at. */
export const bankLimits = { perPage: 50, from: 100_000, tags: 20, tagsShown: 40 } as const

/** Uploaded images. */
/** Uploaded images; a longer side is made as long as `longestSide`, in pixels, which no screen of a student shows. */
export const imageLimits = {
  bytes: 5 * MiB,
  pixels: 24_000_000,
  longestSide: 2_560,
  timeoutMs: 10_000,
} as const

/** Attempts of students. Lengths in characters. */
export const attemptLimits = {
  nameLength: 200,
  phoneLength: 50,
  answerLength: 20_000,
  reportLength: 1_000,
  answersPerCall: 100,
  /** The body of a request that carries answers. */
  bodyBytes: 8 * MiB,
  /** Answers are accepted so long after the due time, because the network takes time. */
  graceSeconds: 30,
  /** A week. No quiz lasts longer; longer times sent by a browser are cut. */
  maxSeconds: 7 * 24 * 60 * 60,
  /** Attempts of one student at one quiz that may be open at once. */
  openAttempts: 5,
  /** Attempts of one student at one quiz that may be begun within an hour. */
  startsPerHour: 30,
  imagesPerAnswer: 5,
  imagesPerAttempt: 30,
  reportsPerAttempt: 50,
} as const

/** The marking queue: answers on a page, similar ones shown at once, suggestions confirmed in one go. */
export const markingLimits = {
  perPage: 100,
  similarShown: 50,
  similarCompared: 2_000,
  markedAtOnce: 100,
  confirmedAtOnce: 500,
} as const

/** From so many students on, agreement of two graders is told with intervals. */
export const leastAgreementAnswers = 10

/**
 * What a model needs before a quiz may deliver its sure suggestions without a person: so many of them judged by a
 * person, the 95 % interval of the mean difference within this many percent of a question's marks, and that of the
 * root mean squared difference below that many.
 */
export const automaticDeliveryLimits = { answers: 30, meanDifference: 6, rmse: 20 } as const

/** The limits of a row of the endpoint table that states no others, in bytes. */
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

/** A written file with its images, in bytes: in base64 it is a third longer, and its response must hold it. */
export const exportedFileBytes = 46 * MiB

/** Socket frames, in bytes unless said otherwise. */
export const socketLimits = {
  controlBytes: 256 * KiB,
  batchBytes: 1 * MiB,
  /** What a client packs into one batch: below `batchBytes`, so that the envelope fits. */
  batchFillBytes: 900 * KiB,
  authenticateMs: 5_000,
} as const

/** Sign-in. */
export const signInLimits = {
  tokenHours: 12,
  /** However often a token is used, it ends so long after the sign-in. */
  tokenDaysAtMost: 30,
  failuresPerAccount: 5,
  failureWindowMinutes: 15,
  failuresPerAddressADay: 100,
  /** For how long an account is known at an address from which it signed in: failures of others spare it. */
  knownAddressDays: 90,
} as const

/** The codes that confirm an e-mail address, and what is remembered of a confirmed student. */
export const codeLimits = {
  digits: 6,
  minutes: 10,
  tries: 5,
  /**
   * Mails with a code within an hour: to one e-mail address, the same asked for from one IP address, all asked
   * for from there, and for one session. So a stranger does not easily lock out whom an address belongs to.
   */
  perEmail: 12,
  perEmailAndAddress: 6,
  perAddress: 300,
  perSession: 3_000,
  /** Wrong access codes within ten minutes: from one IP address, which a class may share, and in one session. */
  wrongPerAddress: 60,
  wrongPerSession: 600,
  /** For how long a browser remembers who its student is. */
  studentTokenDays: 90,
} as const

/** The list of students of a session. Extra time in per cent of the time of the quiz. */
export const studentListLimits = { students: 2_000, textLength: 400_000, extraTime: 300 } as const
