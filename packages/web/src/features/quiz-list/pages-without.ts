import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { Client } from '@quizwright/contracts/http/client.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type QuizPages = InfiniteData<Awaited<ReturnType<Client['getFilteredQuizzes']>>, number>

/**
 * The quizzes of all pages. One made meanwhile pushes the others down, so that the last of a page comes again
 * as the first of the next.
 */
export const quizzesOf = ({ pages }: Pick<QuizPages, 'pages'>): ListedQuiz[] => [
  ...new Map(pages.flatMap(({ data }) => data.quizzes).map((quiz) => [quiz._id, quiz])).values(),
]

/**
 * What was loaded of a list, without the quizzes that left it. The pages are cut again; the last one may not
 * be full: then the page that is asked for next is that one once more, and nothing that moved up is passed
 * over.
 */
export const pagesWithout = (loaded: QuizPages, leaves: (quiz: ListedQuiz) => boolean): QuizPages => {
  const last = loaded.pages.at(-1)
  const listed = quizzesOf(loaded)
  const left = listed.filter((quiz) => !leaves(quiz))
  // With nothing left to show, the list waits for what the services say.
  if (!last || left.length === 0) return loaded
  const { perPage } = last.data
  const total = last.data.total - (listed.length - left.length)
  const numbers = Array.from({ length: Math.ceil(left.length / perPage) }, (_, at) => at + 1)
  return {
    pageParams: numbers,
    pages: numbers.map((number) => {
      const quizzes = left.slice((number - 1) * perPage, number * perPage)
      return {
        ...last,
        data: {
          ...last.data,
          quizzes,
          total,
          page: quizzes.length < perPage ? number - 1 : number,
          hasNextPage: left.length < total,
        },
      }
    }),
  }
}
