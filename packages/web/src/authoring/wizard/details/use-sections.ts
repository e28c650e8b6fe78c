import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { type QuizSection, sectionsOf } from '@quizwright/domain/arrangement/draws.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { rest } from '../../../api/rest.ts'
import type { OpenDraft } from '../../document/drafts-on-page.ts'

const none: readonly QuizSection[] = []

/** The sections of a draft's questions, or of the stored quiz while its questions are not read. */
export const useSections = ({ store }: OpenDraft): readonly QuizSection[] => {
  const quizId = useSelector(store, ({ context }) => context.quiz?._id)
  const questions = useSelector(store, ({ context: { revisions, document } }) =>
    revisions.questions === null ? undefined : document.questions,
  )
  const ofDraft = useMemo(() => questions && sectionsOf(questions), [questions])
  const { data } = useQuery({
    queryKey: ['sections', quizId],
    queryFn: async ({ signal }) =>
      (
        await rest(quizEndpoints).getQuestionCount(
          { params: { quizId: defined(quizId, 'quizId') } },
          { signal },
        )
      ).data.sections ?? none,
    enabled: quizId !== undefined && ofDraft === undefined,
    gcTime: 0,
  })
  return ofDraft ?? data ?? none
}
