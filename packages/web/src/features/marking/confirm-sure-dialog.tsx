import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatNumber, formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { SureSuggestions } from '@quizwright/contracts/schemas/marking.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { sureOfflineText } from './describe-trust.ts'
import { SummaryList } from './summary-list.tsx'
import { LastConfirmation } from '../../results/delivery/last-confirmation.tsx'
import { useSureSuggestions } from '../../results/delivery/use-sure-suggestions.ts'
import { problemText } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { useUndoConfirmation } from '../../results/delivery/use-undo-confirmation.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { Stack } from '../../ui/layout/parts.tsx'

/** Confirms the sure suggestions of a summary in one go. Its toast can undo that. */
const useConfirmSure = (quizId: string, quizName: string) => {
  const queries = useQueryClient()
  const { mutate: undo } = useUndoConfirmation(quizId)
  return useMutation({
    mutationFn: async (fingerprint: string) =>
      (await rest(markingEndpoints).confirmSuggestions({ params: { id: quizId }, body: { fingerprint } }))
        .data,
    onSuccess: ({ confirmed, confirmation_id: confirmationId }) =>
      toast.success(
        sayCount(confirmed, '{count} suggestion confirmed', '{count} suggestions confirmed'),
        quizName,
        {
          label: say('Undo'),
          run: () => undo(confirmationId),
        },
      ),
    onError: (error) => toast.error(say('The suggestions weren’t confirmed'), problemText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.results }),
  })
}

const factsOf = ({ count, mean_percentage, distribution, results, passed, failed }: SureSuggestions) =>
  [
    [say('Answers that would get the suggested mark'), formatNumber(count)],
    [say('Average suggested mark'), formatPercent(mean_percentage ?? 0)],
    [say('Full marks'), formatNumber(distribution.full)],
    [say('Half of the marks or more'), formatNumber(distribution.half_or_more)],
    [say('Less than half'), formatNumber(distribution.below_half)],
    [say('No marks'), formatNumber(distribution.nothing)],
    [
      say('Results completed'),
      results === 0 ? '0' : say('{results} ({passed} pass, {failed} fail)', { results, passed, failed }),
    ],
  ] as const satisfies readonly (readonly [string, string])[]

type ConfirmSureDialogProps = { quizId: string; quizName: string; onClose: () => void }

/** Confirms all sure suggestions of a quiz together, after a summary, and closes then. */
export const ConfirmSureDialog = ({ quizId, quizName, onClose }: ConfirmSureDialogProps) => {
  const summary = useSureSuggestions(quizId)
  const confirm = useConfirmSure(quizId, quizName)
  const { data } = summary
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Confirm confident suggestions: {quiz}', { quiz: quizName })}
      locked={confirm.isPending}
      footer={
        <>
          <Button disabled={confirm.isPending} onClick={onClose}>
            {labels.close}
          </Button>
          {data && data.count > 0 && (
            <Button
              variant="solid"
              busy={confirm.isPending}
              onClick={() => confirm.mutate(data.fingerprint, { onSuccess: onClose })}
            >
              {sayCount(data.count, 'Confirm {count} answer', 'Confirm {count} answers')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {summary.isPending && (
          <RowsSkeleton label={say('Loading the summary')} rows={4} columns={[4]} rowHeight="11" bare />
        )}
        {summary.isError && <p role="alert">{problemText(summary.error)}</p>}
        {data &&
          (data.count === 0 ? (
            <p>{say('None of the open suggestions is confident. Mark the answers one by one.')}</p>
          ) : (
            <>
              <p>
                {say(
                  'Students whose answers are all marked then see their result, after the delay you set for ' +
                    'the quiz. You can undo this for results that students haven’t opened.',
                )}
              </p>
              {(data.offline ?? 0) > 0 && <p>{sureOfflineText()}</p>}
              <SummaryList facts={factsOf(data)} />
            </>
          ))}
        {data?.last && <LastConfirmation quizId={quizId} last={data.last} disabled={confirm.isPending} />}
      </Stack>
    </Dialog>
  )
}
