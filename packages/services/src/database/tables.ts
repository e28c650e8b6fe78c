/** Every table, a Postgres schema for each service: auth, main, quiz. Migrations are generated from here. */
export * from './tables/auth.ts'
export * from './tables/learner.ts'
export * from './tables/main.ts'
export * from './tables/questions.ts'
export * from './tables/quizzes.ts'
export * from './tables/statistics.ts'
export * from './tables/work.ts'
