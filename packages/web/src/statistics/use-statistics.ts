import { useQuery } from '@tanstack/react-query'
import { publicConfig } from '../api/public-config.ts'
import { rest } from '../api/rest.ts'
import { queryKeys } from '../api/query-keys.ts'

/** The quiz that the statistics are of. */
export const useQuiz = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'quiz', quizId],
    queryFn: async ({ signal }) =>
      (await rest.getQuizForInstructor({ params: { id: quizId } }, { signal })).data.quiz,
  })

/** Its sessions, newest first. */
export const useSessions = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'sessions', quizId],
    queryFn: async ({ signal }) =>
      (await rest.getSessionsByQuiz({ params: { quizId } }, { signal })).data.sessions,
  })

/** The beginnings of its questions in their order, for the summary. */
export const useQuestionTexts = (quizId: string, isWanted: boolean) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'question-texts', quizId],
    enabled: isWanted,
    queryFn: async ({ signal }) =>
      (await rest.getQuestionsByQuizId({ params: { id: quizId }, query: {} }, { signal })).data.questions.map(
        ({ question, equation }) => (question.trim() || equation.trim()).slice(0, 200),
      ),
  })

/** Where the page of reported issues lies, opened at this quiz. */
export const useIssuePage = (quizId: string) =>
  useQuery({
    queryKey: ['public-config'],
    queryFn: publicConfig,
    staleTime: Infinity,
    select: ({ issueReportingUrl }) => {
      const address = new URL(issueReportingUrl)
      address.searchParams.set('quizId', quizId)
      return address.href
    },
  })
