import { questionEndpoints } from '@quizwright/contracts/endpoints/question.ts'
import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { useQuery } from '@tanstack/react-query'
import { publicConfig } from '../api/public-config.ts'
import { rest } from '../api/rest.ts'
import { queryKeys } from '../api/query-keys.ts'

export const useQuiz = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'quiz', quizId],
    queryFn: async ({ signal }) =>
      (await rest(quizEndpoints).getQuizForInstructor({ params: { id: quizId } }, { signal })).data.quiz,
  })

/** The sessions of the quiz, newest first. */
export const useSessions = (quizId: string) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'sessions', quizId],
    queryFn: async ({ signal }) =>
      (await rest(sessionEndpoints).getSessionsByQuiz({ params: { quizId } }, { signal })).data.sessions,
  })

/** The text and equation of each question, in quiz order, for the quiz summary. */
export const useQuestionTexts = (quizId: string, enabled: boolean) =>
  useQuery({
    queryKey: [...queryKeys.quizzes, 'question-texts', quizId],
    enabled,
    queryFn: async ({ signal }) =>
      (
        await rest(questionEndpoints).getQuestionsByQuizId({ params: { id: quizId }, query: {} }, { signal })
      ).data.questions.map(({ question, equation }) => ({
        text: question.trim(),
        equation: equation.trim(),
      })),
  })

/** The address of the issue page for this quiz. */
export const useIssuePage = (quizId: string) =>
  useQuery({
    queryKey: ['public-config'],
    queryFn: publicConfig,
    staleTime: Infinity,
    select: ({ issueReportingUrl }) => {
      const url = new URL(issueReportingUrl)
      url.searchParams.set('quizId', quizId)
      const { lang } = document.documentElement
      if (lang !== '' && lang !== 'en') url.searchParams.set('lang', lang)
      return url.href
    },
  })
