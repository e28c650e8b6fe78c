import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import type { Client } from '@quizwright/contracts/http/client.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type QuizPages = InfiniteData<Awaited<ReturnType<Client['getFilteredQuizzes']>>, number>

/**
 * The quizzes of all pages, each once. A quiz created meanwhile shifts the others, so that the last one of a
 * page is repeated as the first of the next.
 */
export const quizzesOf = ({ pages }: Pick<QuizPages, 'pages'>): ListedQuiz[] => [
  ...new Map(pages.flatMap(({ data }) => data.quizzes).map((quiz) => [quiz._id, quiz])).values(),
]

/**
 * Removes quizzes from the loaded pages. The remaining ones are split into pages again. If the last page is
 * not full, it is requested again next, so that no quiz that moved up is skipped.
 */
export const pagesWithout = (loaded: QuizPages, leaves: (quiz: ListedQuiz) => boolean): QuizPages => {
  const last = loaded.pages.at(-1)
  const listed = quizzesOf(loaded)
  const left = listed.filter((quiz) => !leaves(quiz))
  // If no quiz remains, the list waits for the response of the services.
  if (!last || left.length === 0) return loaded
  const { perPage } = last.data
  const total = last.data.total - (listed.length - left.length)
  const numbers = Array.from({ length: Math.ceil(left.length / perPage) }, (_, index) => index + 1)
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
