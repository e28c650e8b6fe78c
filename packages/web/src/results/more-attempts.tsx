import { resultEndpoints } from '@quizwright/contracts/endpoints/result.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { allowanceFindings } from '@quizwright/domain/rules/allowance.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { useMutation } from '@tanstack/react-query'
import { CirclePlus } from 'lucide-react'
import { useState } from 'react'
import { problemText } from '../api/problem-text.ts'
import { queryClient } from '../api/query-client.ts'
import { queryKeys } from '../api/query-keys.ts'
import { rest } from '../api/rest.ts'
import { useMayCall } from '../quiz-actions/quiz-role.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/feedback/toaster-store.ts'
import { ReasonField } from './reason-field.tsx'
import { useKeptText } from '../ui/form/use-kept-text.ts'
import { chakra } from '../ui/styled/chakra.tsx'
import { Stack } from '../ui/layout/parts.tsx'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', textStyle: 'sm' },
})

type Change = { more: number; reason: string }

const useAllow = (resultId: string) =>
  useMutation({
    mutationFn: async ({ more, reason }: Change) => {
      await rest(resultEndpoints).allowAttempts({ body: { result_id: resultId, more, reason } })
      await queryClient.invalidateQueries({ queryKey: queryKeys.results })
    },
    onError: (error) => toast.error(say('The attempts couldn’t be changed'), problemText(error)),
  })

type DialogProps = { resultId: string; more: number; onClose: () => void }

const AllowDialog = ({ resultId, more, onClose }: DialogProps) => {
  const [reason, setReason] = useKeptText(`more-attempts-after-${resultId}`)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const allow = useAllow(resultId)
  const error = allowanceFindings({ reason })[0]?.message
  const send = () => {
    setIsSubmitted(true)
    if (error !== undefined) return
    const onSuccess = () => {
      setReason('')
      onClose()
    }
    allow.mutate({ more: more + 1, reason }, { onSuccess })
  }
  return (
    <Dialog
      open
      title={say('Allow one more attempt')}
      locked={allow.isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={allow.isPending} onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button variant="solid" busy={allow.isPending} onClick={send}>
            {say('Allow')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {say(
            'This student can start one more attempt while the session is open. Nothing changes for others, ' +
              'and this result is kept.',
          )}
        </p>
        <ReasonField value={reason} error={isSubmitted ? error : undefined} onChange={setReason} />
      </Stack>
    </Dialog>
  )
}

/** Allows the student of a result one more attempt in its session, and takes back one that was not begun. */
export const MoreAttempts = ({ result }: { result: Pick<Result, '_id' | 'allowance'> }) => {
  const [isOpen, setIsOpen] = useState(false)
  const allow = useAllow(result._id)
  const isOffered = useMayCall('editor', 'allowAttempts')
  const { allowance } = result
  if (!isOffered || !allowance || allowance.allowed === null || allowance.left === null) return null
  const { allowed, more, left, reason = '' } = allowance
  return (
    <Line>
      <span>
        {more > 0
          ? sayCount(
              allowed,
              'This session allows {count} attempt, and this student has {more} more ({reason}).',
              'This session allows {count} attempts, and this student has {more} more ({reason}).',
              { more, reason },
            )
          : sayCount(
              allowed,
              'This session allows {count} attempt.',
              'This session allows {count} attempts.',
            )}{' '}
        {left === 0 ? say('None left.') : say('{count} left.', { count: left })}
      </span>
      <Button size="sm" icon={<CirclePlus aria-hidden />} onClick={() => setIsOpen(true)}>
        {say('Allow one more')}
      </Button>
      {more > 0 && left > 0 && (
        <Button
          size="sm"
          busy={allow.isPending}
          onClick={() => allow.mutate({ more: more - 1, reason: reason || say('Withdrawn') })}
        >
          {say('Withdraw one')}
        </Button>
      )}
      {isOpen && <AllowDialog resultId={result._id} more={more} onClose={() => setIsOpen(false)} />}
    </Line>
  )
}
