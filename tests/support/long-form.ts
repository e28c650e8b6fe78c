export { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
