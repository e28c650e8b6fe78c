import { ltiEndpoints } from '@quizwright/contracts/endpoints/lti.ts'
import type { LtiConnection } from '@quizwright/contracts/schemas/lti-account.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { describeAccount } from './describe-account.ts'
import { Wrap } from '../../ui/layout/parts.tsx'

const longestTyped = 20
const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '4',
    '& p': { textStyle: 'sm' },
  },
})

/** Whom a code connects, so that nobody connects the account of somebody else whose code was passed on. */
const Confirmation = ({
  connection,
  ...actions
}: { connection: LtiConnection; onCancel: () => void } & Busy) => (
  <>
    <p>
      {say('Connect {account} to your account here? Only do this if it’s you.', {
        account: describeAccount(connection),
      })}
    </p>
    <Wrap>
      <Button type="submit" variant="solid" busy={actions.isBusy}>
        {say('Connect')}
      </Button>
      <Button onClick={actions.onCancel}>{say('This isn’t me')}</Button>
    </Wrap>
  </>
)
type Busy = { isBusy: boolean }

/** Asks for the code of the course, says whom it connects, and connects. */
export const ConnectForm = () => {
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const preview = useMutation({
    mutationFn: () => rest(ltiEndpoints).previewLtiConnection({ body: { code } }),
  })
  const connect = useMutation({
    mutationFn: () => rest(ltiEndpoints).connectLtiAccount({ body: { code } }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKeys.courseAccounts, data.accounts)
      preview.reset()
      setCode('')
    },
  })
  const connection = preview.data?.data
  const error = preview.error ?? connect.error
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (connection) return connect.mutate()
        connect.reset()
        preview.mutate()
      }}
    >
      {connection ? (
        <Confirmation connection={connection} isBusy={connect.isPending} onCancel={() => preview.reset()} />
      ) : (
        <>
          <p>
            {say(
              'The first time you add a quiz to a course (in Moodle or Canvas, for example), the course ' +
                'shows a code. Enter it here to choose from your quizzes there.',
            )}
          </p>
          <TextField
            label={say('Course code')}
            value={code}
            maxLength={longestTyped}
            autoComplete="off"
            spellCheck={false}
            onChange={setCode}
            error={error ? problemText(error) : undefined}
          />
          <Button type="submit" variant="solid" busy={preview.isPending} disabled={code.trim() === ''}>
            {say('Continue')}
          </Button>
          {connect.isSuccess && <p role="status">{say('Connected. Go back to your course to continue.')}</p>}
        </>
      )}
    </Form>
  )
}
