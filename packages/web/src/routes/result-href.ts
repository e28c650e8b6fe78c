import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { href } from './routes.ts'

/** The link to a result; results of daq quizzes have a screen of their own. */
export const resultHref = ({ _id, quiz }: Pick<ListedResult, '_id' | 'quiz'>): string =>
  quiz.quiz_type === 'daq' ? href.daqResult({ resultId: _id }) : href.result({ resultId: _id })
