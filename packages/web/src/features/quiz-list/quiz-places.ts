import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { href } from '../../routes/routes.ts'

/** The id of the element with the name of a quiz, which describes the links of its row. */
export const titleId = ({ _id }: Pick<ListedQuiz, '_id'>): string => `title-${_id}`

/** The links of a row, besides the one to its questions. */
export const placesOf = ({ _id }: ListedQuiz) =>
  [
    { kind: 'sessions', label: labels.sessions, address: href.sessions({ quizId: _id }) },
    { kind: 'stats', label: labels.stats, address: href.quizStats(_id) },
    { kind: 'results', label: labels.results, address: href.results({ quizId: _id }) },
  ] as const
