import type { ListedResult } from '@quizwright/contracts/schemas/result.ts'
import { href } from './routes.ts'

/** Where one result is shown: a descriptive one has a screen of its own. */
export const resultHref = ({ _id, quiz }: Pick<ListedResult, '_id' | 'quiz'>): string =>
  quiz.quiz_type === 'daq' ? href.daqResult({ resultId: _id }) : href.result({ resultId: _id })
