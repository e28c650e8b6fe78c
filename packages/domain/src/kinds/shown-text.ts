import type { QuestionContent } from '../schemas/question.ts'
import { withBlanks } from './cloze/gaps-in-text.ts'

/** Returns the text of a question for people who read it without its fields: gaps are blanks. */
export const shownText = ({
  question,
  interaction,
}: Pick<QuestionContent, 'question'> & { interaction?: QuestionContent['interaction'] }): string =>
  interaction?.kind === 'cloze' ? withBlanks(question) : question
