import { operatorEndpoints } from '@quizwright/contracts/endpoints/operator.ts'
import type { LtiPlatformView } from '@quizwright/contracts/schemas/lti-platform.ts'
import { saidWhenRead, say, sayMade } from '@quizwright/domain/language/say.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFocusInvalid } from '../../ui/form/use-focus-invalid.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { toBody, findFormErrors, toForm, type PlatformForm } from './platform-form.ts'
import { CopiedText } from '../../ui/form/copied-text.tsx'

type OwnAddresses = { login_url: string; canvas_json: string; launch_url: string; keys_url: string }

/** Our addresses that a platform asks for, each with a button that copies it. */
const OwnValues = ({ own }: { own: OwnAddresses }) => (
  <>
    <CopiedText label={say('Login initiation URL')} text={own.login_url} />
    <CopiedText label={say('Redirect, tool and deep linking URL')} text={own.launch_url} />
    <CopiedText label={say('Public keyset URL')} text={own.keys_url} />
    <CopiedText label={say('Configuration for Canvas (JSON)')} text={own.canvas_json} />
  </>
)

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '6',
  },
})
const Column = chakra('div', {
  base: { display: 'grid', gap: '4', alignContent: 'start', '& h3': { textStyle: 'title.sm' } },
})
const Refused = chakra('p', { base: { textStyle: 'sm', color: 'fg.error' } })

type TextName = Exclude<keyof PlatformForm, 'all_deployments'>

const needed = ['label', 'issuer', 'client_id', 'authorization_url', 'token_url', 'keys_url'] as const
const optional = ['token_audience', 'frame_origins', 'deployment_ids'] as const

const labels: Record<TextName, string> = saidWhenRead({
  label: 'Display name',
  issuer: 'Issuer (platform ID)',
  client_id: 'Client ID',
  authorization_url: 'Authentication request URL',
  token_url: 'Access token URL',
  keys_url: 'Public keyset URL',
  token_audience: 'Token audience',
  frame_origins: 'Other addresses that show quizzes in a frame',
  deployment_ids: 'Deployment IDs',
})
const hints: Partial<Record<TextName, string>> = saidWhenRead({
  token_audience: 'Only if the platform names one, as Brightspace does.',
  frame_origins:
    'In addition to the addresses above, separated by commas. For hosted Canvas: your school’s address.',
  deployment_ids: 'Separated by commas. Any other deployment needs your approval when it’s first used.',
})

type Props = { platform: LtiPlatformView | undefined; own: OwnAddresses; onClose: () => void }

/** Registers a platform by hand, or changes one, with our values to copy beside it. */
export const PlatformDialog = ({ platform, own, onClose }: Props): ReactNode => {
  const queries = useQueryClient()
  const [form, setForm] = useState(() => toForm(platform))
  const [tried, setTried] = useState(0)
  const body = toBody(form, platform?.name)
  const errors = tried > 0 ? findFormErrors(body) : {}
  const fields = useRef<HTMLDivElement>(null)
  useFocusInvalid(fields, tried)
  const save = useMutation({
    mutationFn: () => rest(operatorEndpoints).saveLtiPlatform({ body }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKeys.platforms, data)
      onClose()
    },
  })
  const submit = () => {
    setTried(tried + 1)
    if (Object.keys(findFormErrors(body)).length === 0) save.mutate()
  }
  const field = (name: TextName, isNeeded: boolean) => (
    <TextField
      key={name}
      label={labels[name]}
      hint={hints[name]}
      required={isNeeded}
      value={form[name]}
      spellCheck={false}
      autoComplete="off"
      // Addresses and ids are read from left to right in every language.
      dir={name === 'label' ? 'auto' : 'ltr'}
      onChange={(value) => setForm({ ...form, [name]: value })}
      {...(errors[name] !== undefined && { error: sayMade(errors[name]) })}
    />
  )
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={platform ? say('Edit {platform}', { platform: platform.label }) : say('Add manually')}
      locked={save.isPending}
      footer={
        <>
          <Button disabled={save.isPending} onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button variant="solid" busy={save.isPending} onClick={submit}>
            {say('Save')}
          </Button>
        </>
      }
    >
      <Columns>
        <Column ref={fields}>
          <h3>{say('Copy from your platform')}</h3>
          {needed.map((name) => field(name, true))}
          {optional.map((name) => field(name, false))}
          <Checkbox
            label={say('Allow all deployments of this platform')}
            checked={form.all_deployments}
            onChange={(checked) => setForm({ ...form, all_deployments: checked })}
          />
          {save.isError && <Refused role="alert">{problemText(save.error)}</Refused>}
        </Column>
        <Column>
          <h3>{say('Copy to your platform')}</h3>
          <OwnValues own={own} />
        </Column>
      </Columns>
    </Dialog>
  )
}
