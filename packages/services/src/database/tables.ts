/**
 * Every table, in a Postgres schema for each service: auth, main, quiz. drizzle-kit generates the migrations
 * from this one entry, and queries import their tables from it.
 */
export * from './tables/auth.ts'
export * from './tables/corrections.ts'
export * from './tables/csv-files.ts'
export * from './tables/jobs.ts'
export * from './tables/learner.ts'
export * from './tables/mails.ts'
export * from './tables/main.ts'
export * from './tables/papers.ts'
export * from './tables/questions.ts'
export * from './tables/quizzes.ts'
export * from './tables/regradings.ts'
export * from './tables/solution-changes.ts'
export * from './tables/statistics.ts'
export * from './tables/student-access.ts'
export * from './tables/students.ts'
