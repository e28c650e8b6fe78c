import { operatorEndpoints } from '@quizwright/contracts/endpoints/operator.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { CopiedText } from '../../ui/form/copied-text.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Steps = chakra('ol', {
  base: { textStyle: 'sm', listStyleType: 'decimal', ps: '5', display: 'grid', gap: '2', mb: '4' },
})

/** Makes the address by which a platform registers itself, and says what to do with it. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { mutate, data, isError, error, isPending } = useMutation({
    mutationFn: async () => (await rest(operatorEndpoints).inviteLtiPlatform({ body: {} })).data,
  })
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Add by registration link')}
      footer={
        <Button variant="solid" onClick={onClose}>
          {say('Done')}
        </Button>
      }
    >
      <Steps>
        <li>{say('Copy this address. It works once and expires after a day.')}</li>
        <li>
          {say(
            'Paste it where your platform adds tools: in Moodle under “Tool URL”, ' +
              'in Canvas under Developer Keys, “LTI Registration”.',
          )}
        </li>
        <li>{say('Press Register there, then come back and confirm the platform here.')}</li>
      </Steps>
      {isError ? (
        <ErrorState title={say('The address couldn’t be created')} busy={isPending} onRetry={() => mutate()}>
          {problemText(error)}
        </ErrorState>
      ) : (
        <CopiedText label={say('Registration address')} text={data?.registration_address ?? ''} />
      )}
    </Dialog>
  )
}
