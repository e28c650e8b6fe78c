import { quizListEndpoints } from '@quizwright/contracts/endpoints/quiz-list.ts'
import { limits } from '@quizwright/domain/limits.ts'
import type { ListedQuiz, ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { rest } from '../../api/rest.ts'

/** Reads every quiz that matches the list, in pages as large as the call allows. */
export const readAllQuizzes = async (instructorId: string, state: ListState): Promise<ListedQuiz[]> => {
  const quizzes: ListedQuiz[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await rest(quizListEndpoints).getFilteredQuizzes({
      params: { instructorId },
      body: { ...state, pagination: { page, perPage: limits.maxListPageSize } },
    })
    quizzes.push(...data.quizzes)
    if (!data.hasNextPage || data.quizzes.length === 0) return quizzes
  }
}
