import { say } from '@quizwright/domain/language/say.ts'
import { lazy, Suspense, useState } from 'react'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { useQuery } from '@tanstack/react-query'
import { useMayCall } from '../../quiz-actions/quiz-role.ts'
import { useToMarkCounts } from '../../results/use-marking-overview.ts'
import { href } from '../../routes/routes.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { useIsOffered } from '../../api/offered-calls.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'

/** Whether a quiz that is not descriptive has descriptive questions beside others. */
const useSomeInWords = (quizId: string | undefined): boolean => {
  const isOffered = useIsOffered('getQuizOverview')
  const found = useQuery({
    queryKey: [...queryKeys.quizzes, 'some in words', quizId],
    enabled: quizId !== undefined && isOffered,
    queryFn: async ({ signal }) => {
      const { data } = await rest(quizEndpoints).getQuizOverview(
        { query: { quizId: quizId ?? '' } },
        { signal },
      )
      return data.overview.some_in_words ?? false
    },
  })
  return found.data ?? false
}

const DeliveryDialog = lazy(() =>
  importWhenOnline(async () => ({
    default: (await import('../../results/delivery/delivery-dialog.tsx')).DeliveryDialog,
  })),
)

/** The actions of a quiz with descriptive questions: marking waiting answers, and choosing who delivers the marks. */
export const MarkingActions = ({
  quizId,
  isDescriptive,
}: {
  quizId: string | undefined
  /** Whether all of its questions are descriptive. */
  isDescriptive: boolean
}) => {
  const [isOpen, setOpen] = useState(false)
  const isOffered = useMayCall('editor', 'getDelivery', 'updateDelivery')
  const toMark = useToMarkCounts()?.byQuiz.get(quizId ?? '') ?? 0
  const someInWords = useSomeInWords(isDescriptive ? undefined : quizId)
  if (!quizId || !(isDescriptive || someInWords || toMark > 0)) return null
  return (
    <>
      {toMark > 0 && (
        <ButtonLink variant="solid" href={href.marking({ quizId })}>
          {say('To mark ({toMark})', { toMark })}
        </ButtonLink>
      )}
      {isOffered && <Button onClick={() => setOpen(true)}>{say('Automatic mark release')}</Button>}
      <Suspense fallback={null}>
        {isOpen && <DeliveryDialog quizId={quizId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
