import { say } from '@quizwright/domain/language/say.ts'
/** The displayed name of the grader that suggests marks: a model's own name, or "the word comparison". */
export const graderName = (model: string): string =>
  model === 'offline' ? say('the word comparison') : model
