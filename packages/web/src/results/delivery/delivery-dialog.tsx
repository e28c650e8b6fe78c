import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { formatNumber, formatPercent, formatPercentRange } from '@quizwright/domain/rules/format-number.ts'
import { automaticDeliveryLimits } from '@quizwright/domain/limits.ts'
import type { Delivery } from '@quizwright/contracts/schemas/marking.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useIsOffered } from '../../api/offered-calls.ts'
import { problemText } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { LastConfirmation } from './last-confirmation.tsx'
import { useSureSuggestions } from './use-sure-suggestions.ts'
import { graderName } from './grader-name.ts'
import { markingEndpoints } from '@quizwright/contracts/endpoints/marking.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

/** Whether a quiz delivers sure suggestions automatically, and the mutation that switches this. */
const useDelivery = (quizId: string) => {
  const queries = useQueryClient()
  const params = { id: quizId }
  const queryKey = [...queryKeys.results, 'delivery', quizId]
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await rest(markingEndpoints).getDelivery({ params }, { signal })).data,
  })
  const update = useMutation({
    mutationFn: async (isAutomatic: boolean) =>
      (await rest(markingEndpoints).updateDelivery({ params, body: { is_automatic: isAutomatic } })).data,
    onSuccess: (delivery) => {
      queries.setQueryData(queryKey, delivery)
      toast.success(
        delivery.is_automatic
          ? say('Confident suggestions are now released automatically')
          : say('Suggestions now wait for your confirmation'),
      )
    },
    onError: (error) => toast.error(say('The setting wasn’t changed'), problemText(error)),
  })
  return { read, update }
}

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', textStyle: 'sm' } })
const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > *': { py: '1.5', borderBottomWidth: '1px', borderColor: 'border.muted' },
    '& > dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end', ps: '4' },
  },
})

const { answers, meanDifference, rmse } = automaticDeliveryLimits

const withInterval = (value: number | null, interval: [number, number] | null): string => {
  if (value === null) return '–'
  const oneDecimal = { least: 1, most: 1 }
  const figure = formatPercent(value, oneDecimal)
  return interval ? `${figure} (95%: ${formatPercentRange(interval, oneDecimal)})` : figure
}

const Agreement = ({ delivery: { count, agreement } }: { delivery: Delivery }) => (
  <Figures aria-label={say('Agreement between the model’s confident suggestions and your marks')}>
    <dt>{say('Confident suggestions you reviewed (at least {count})', { count: answers })}</dt>
    <dd>{formatNumber(count)}</dd>
    <dt>
      {say('Average difference from your marks (must be within ±{percent})', {
        percent: formatPercent(meanDifference),
      })}
    </dt>
    <dd>{withInterval(agreement.mean_difference, agreement.intervals.mean_difference)}</dd>
    <dt>
      {say('Typical difference from your marks (must be below {percent})', {
        percent: formatPercent(rmse),
      })}
    </dt>
    <dd>{withInterval(agreement.rmse, agreement.intervals.rmse)}</dd>
  </Figures>
)

type DeliveryStateProps = { delivery: Delivery; canSwitch: boolean }

/**
 * Shows who delivers the marks now, the agreement between model and instructor, and what prevents switching.
 */
const DeliveryState = ({ delivery, canSwitch }: DeliveryStateProps) => {
  const { is_automatic: isAutomatic, obstacle, model } = delivery
  return (
    <>
      <p>
        {isAutomatic
          ? say(
              'Confident suggestions of {grader} are released automatically. Uncertain ones wait for you.',
              {
                grader: graderName(model),
              },
            )
          : say('Suggested marks wait until you confirm them. Students don’t see them before.')}
      </p>
      <Agreement delivery={delivery} />
      {obstacle !== null && !isAutomatic && (
        <p>{say('Not automatic yet: {obstacle}', { obstacle: sayMade(obstacle) })}</p>
      )}
      {obstacle !== null && isAutomatic && (
        <p role="alert">
          {say('Agreement is no longer good enough: {obstacle}', { obstacle: sayMade(obstacle) })}
        </p>
      )}
      {canSwitch && !isAutomatic && (
        <p>{say('Once on, it applies to answers graded from then on, until you turn it off.')}</p>
      )}
    </>
  )
}

/**
 * Chooses who delivers the marks of a descriptive quiz: the instructor, or the model if its agreement is good
 * enough.
 */
export const DeliveryDialog = ({ quizId, onClose }: { quizId: string; onClose: () => void }) => {
  const { read, update } = useDelivery(quizId)
  const { data } = read
  const last = useSureSuggestions(quizId, useIsOffered('getSureSuggestions', 'undoConfirmation')).data?.last
  const canSwitch = data && (data.is_automatic || data.obstacle === null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Automatic mark release')}
      locked={update.isPending}
      footer={
        <>
          <Button disabled={update.isPending} onClick={onClose}>
            {labels.close}
          </Button>
          {canSwitch && (
            <Button
              variant={data.is_automatic ? 'outline' : 'solid'}
              busy={update.isPending}
              onClick={() => update.mutate(!data.is_automatic)}
            >
              {data.is_automatic
                ? say('Require my confirmation')
                : say('Release confident suggestions automatically')}
            </Button>
          )}
        </>
      }
    >
      <Frame>
        {read.isPending && <Skeleton height="8rem" role="status" aria-label={say('Loading agreement')} />}
        {read.isError && <p role="alert">{problemText(read.error)}</p>}
        {data && <DeliveryState delivery={data} canSwitch={canSwitch === true} />}
        {last && <LastConfirmation quizId={quizId} last={last} disabled={update.isPending} />}
      </Frame>
    </Dialog>
  )
}
