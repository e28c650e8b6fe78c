import type {
  CorrectionChoice,
  Correction,
  CorrectionPreview,
} from '@quizwright/domain/schemas/correction.ts'
import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'
import { useCanCorrect } from './can-correct.ts'

/** All corrections of a quiz, newest first. */
export const useCorrections = (quizId: string, isNeeded = true) =>
  useQuery({
    queryKey: [...queryKeys.results, 'corrections', quizId],
    enabled: useCanCorrect() && isNeeded,
    queryFn: async ({ signal }) =>
      (await rest(correctionEndpoints).getCorrections({ params: { id: quizId } }, { signal })).data
        .corrections,
  })

/** Finds the correction in force for a question, the latest one first in the list. */
export const findInForce = (corrections: readonly Correction[], questionId: string): Correction | undefined =>
  corrections.find(
    (one) =>
      one.question_id === questionId &&
      one.undone_at === null &&
      one.is_outdated !== true &&
      one.kind !== 'one_student',
  )

/** The correction in force for a question, if there is one. */
export const useCorrectionInForce = (quizId: string, questionId: string) =>
  findInForce(useCorrections(quizId).data ?? [], questionId)

/** A question as it is marked now. Never cached, because decisions depend on it. */
export const useCorrectableQuestion = (quizId: string, questionId: string) =>
  useQuery({
    queryKey: [...queryKeys.results, 'correctable question', quizId, questionId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) =>
      (
        await rest(correctionEndpoints).getCorrectableQuestion(
          { params: { id: quizId, questionId } },
          { signal },
        )
      ).data.question,
  })

export type CorrectedQuestion = CorrectionChoice & { quiz_id: string; question_id: string }

const previewKey = (fingerprint: string) => ['correction preview', fingerprint] as const

/** Stores a preview for the dialog. Its numbers are in the cache; the machine keeps only the fingerprint. */
export const keepPreview = (preview: CorrectionPreview): void => {
  queryClient.setQueryData(previewKey(preview.fingerprint), preview)
}

export const usePreview = (fingerprint: string): CorrectionPreview | undefined =>
  useQuery<CorrectionPreview>({ queryKey: previewKey(fingerprint), enabled: false }).data

/** After marks have changed, all figures and lists are read again. */
export const forgetFigures = (): Promise<void> => queryClient.invalidateQueries()

export type QuestionInput = { quizId: string; questionId: string } & CorrectionChoice

/** What a call on a correction sends of what was chosen. */
export const toBody = ({
  quizId,
  questionId,
  kind,
  correct,
  key,
  accepted,
  guidance,
  also,
}: QuestionInput): CorrectedQuestion => ({
  quiz_id: quizId,
  question_id: questionId,
  kind,
  correct,
  ...(key && { key }),
  ...(accepted && { accepted }),
  ...(guidance && { guidance }),
  ...(also && also.length > 0 && { also }),
})
