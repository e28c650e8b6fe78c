import type { ListedResult } from '@quizwright/contracts/schemas/listed-result.ts'
import { href } from './routes.ts'

/** The link to a result. Results of daq quizzes have their own screen. */
export const resultHref = ({ _id, quiz }: Pick<ListedResult, '_id' | 'quiz'>): string =>
  quiz.quiz_type === 'daq' ? href.daqResult({ resultId: _id }) : href.result({ resultId: _id })
