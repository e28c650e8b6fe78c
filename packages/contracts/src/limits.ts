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

/** How many results one answer holds at most, and how many attempts a student's trend goes back. */
export const resultLimits = { perResponse: 10_000, trendAttempts: 20 } as const

/** CSV files. */
export const csvLimits = {
  fileBytes: 100 * MiB,
  rows: 200_000,
  columns: 64,
  cellChars: 32 * KiB,
  recordChars: 1 * MiB,
  rejectedShown: 1_000,
  /** Characters of rejected rows that are given back whole; rows after that are cut. */
  rejectedChars: 1 * MiB,
  /** Near-duplicates that are listed, and questions of other quizzes that are looked at. */
  similarShown: 1_000,
  similarCompared: 20_000,
} as const

/** Images on their way in. */
export const imageLimits = { bytes: 5 * MiB, pixels: 24_000_000, timeoutMs: 10_000 } as const

/** Taking a quiz. Lengths in characters. */
export const attemptLimits = {
  nameLength: 200,
  phoneLength: 50,
  answerLength: 20_000,
  reportLength: 1_000,
  answersPerCall: 100,
  /** Of one call that carries answers. */
  bodyBytes: 8 * MiB,
  /** What the network may take beyond the end of the time. */
  graceSeconds: 30,
  /** No quiz lasts longer, a week: what a browser says of its times is cut here. */
  maxSeconds: 7 * 24 * 60 * 60,
  /** Attempts of one student at one quiz that may be under way at once. */
  openAttempts: 5,
  /** Attempts of one student at one quiz that may be begun within an hour. */
  startsPerHour: 30,
  imagesPerAnswer: 5,
  imagesPerAttempt: 30,
  reportsPerAttempt: 50,
} as const

/** What a row of the endpoint table allows unless it says otherwise, in bytes. */
export const wireLimits = {
  bodyBytes: 1 * MiB,
  responseBytes: 8 * MiB,
  /** For rows whose response may hold all questions of a quiz or all answers of an attempt. */
  longResponseBytes: 64 * MiB,
  uploadBytes: 101 * MiB,
  jsonDepth: 32,
} as const

/** Socket frames, in bytes unless said otherwise. */
export const socketLimits = {
  controlBytes: 256 * KiB,
  batchBytes: 1 * MiB,
  /** What a client packs into one batch, below the frame's limit so that the envelope fits. */
  batchFillBytes: 900 * KiB,
  authenticateMs: 5_000,
} as const

/** Sign-in. */
export const signInLimits = {
  tokenHours: 12,
  failuresPerAccount: 5,
  failureWindowMinutes: 15,
  failuresPerAddressADay: 100,
} as const
