import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { countListed, listQuizzes, type QuizList } from './list-quizzes.ts'
import { countQuizzes } from './count-quizzes.ts'
import { readHome } from './read-home.ts'
import { readRecentResults } from './read-recent-results.ts'

/** The calls for what the list shows beside its quizzes. */
export const overviewHandlers = ({ db, now }: Context) =>
  ({
    countQuizzes: async ({ body, user }) =>
      dataResponse({ groups: await countQuizzes(db, user.userId, body.search) }),
    getRecentResults: async ({ body }) =>
      dataResponse({ quizzes: await readRecentResults(db, body.quiz_id) }),
    getHome: async ({ user }) => dataResponse(await readHome(db, user.userId, now())),
  }) satisfies Pick<Handlers<'quiz'>, 'countQuizzes' | 'getRecentResults' | 'getHome'>

type HandlerName =
  | 'getFilteredQuizzes'
  | 'searchQuizzes'
  | 'getPublished'
  | 'getUnpublished'
  | 'getQuizzesByInstructor'
  | 'getArchivedQuizzesByInstructor'
type ListBody = Parameters<Handlers<'quiz'>['getPublished']>[0]['body']

export const listHandlers = ({ db }: Context) => {
  const list = async (query: QuizList) => dataResponse(await listQuizzes(db, query))
  const listWith =
    (states: Pick<QuizList, 'isArchived' | 'isPublished'>) =>
    ({ body, user }: { body: ListBody; user: { userId: string } }) =>
      list({
        instructorId: user.userId,
        ...states,
        page: body.page,
        perPage: body.perPage,
        sortBy: body.sortBy,
        sortOrder: body.orderBy,
      })
  return {
    getPublished: listWith({ isArchived: false, isPublished: true }),
    getUnpublished: listWith({ isArchived: false, isPublished: false }),
    getQuizzesByInstructor: listWith({ isArchived: false }),
    getArchivedQuizzesByInstructor: listWith({ isArchived: true }),
    searchQuizzes: ({ body, user }) =>
      list({
        instructorId: user.userId,
        isArchived: false,
        search: body,
        page: body.page,
        perPage: body.perPage,
      }),
    getFilteredQuizzes: ({ body: { filters, sort, search, pagination }, user }) =>
      list({
        instructorId: user.userId,
        isArchived: filters.is_archived,
        isPublished: filters.is_publish,
        ...sort,
        ...pagination,
        ...(filters.quiz_type !== 'all' && { quizType: filters.quiz_type }),
        courseId: filters.course_id,
        ...(search.search && { search }),
      }),
  } satisfies Pick<Handlers<'quiz'>, HandlerName>
}

export const countHandlers = ({ db }: Context) => {
  const countWith =
    (isPublished: boolean) =>
    async ({ user }: { user: { userId: string } }) => {
      const list = { instructorId: user.userId, isArchived: false, isPublished }
      return dataResponse({ count: await countListed(db, list) })
    }
  return { getPublishedCount: countWith(true), getUnpublishedCount: countWith(false) } satisfies Pick<
    Handlers<'quiz'>,
    'getPublishedCount' | 'getUnpublishedCount'
  >
}
