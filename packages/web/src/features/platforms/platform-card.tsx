import { operatorEndpoints } from '@quizwright/contracts/endpoints/operator.ts'
import type { LtiPlatformView } from '@quizwright/contracts/schemas/lti-platform.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { formatDateTime } from '../../ui/format/date-time.ts'
import { panel } from '../../ui/layout/panel.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { DeploymentList } from './deployment-list.tsx'
import { useChangePlatform } from './use-platforms.ts'
import { Wrap } from '../../ui/layout/parts.tsx'

const Card = chakra('section', { base: panel })
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
  },
})
const Title = chakra('h2', {
  base: { textStyle: 'title.md', display: 'flex', flexWrap: 'wrap', gap: '2', overflowWrap: 'anywhere' },
})
const Facts = chakra('dl', {
  base: {
    textStyle: 'sm',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'max-content minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '1',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
})
const Warning = chakra('p', { base: { textStyle: 'sm', color: 'fg.warning' } })

const states = {
  pending: { label: texts('Waiting for you'), tone: 'warning' },
  active: { label: texts('In use'), tone: 'good' },
  disabled: { label: texts('Turned off'), tone: 'neutral' },
} as const

const keyText = ({ key_made_at: madeAt, next_key_from: nextFrom }: LtiPlatformView): string => {
  if (madeAt === null) return say('Created at the first launch')
  return nextFrom === null
    ? say('Since {date}', { date: formatDateTime(madeAt) })
    : say('The next one signs from {date}', { date: formatDateTime(nextFrom) })
}

/** A platform with its state, what it is known by, its deployments, and what an operator can do. */
export const PlatformCard = ({ platform, onEdit }: { platform: LtiPlatformView; onEdit: () => void }) => {
  const { name, label, state, is_from_settings: isFromSettings } = platform
  const change = useChangePlatform()
  const [isAsking, setIsAsking] = useState(false)
  const setState = (next: 'active' | 'disabled') =>
    change.mutate(() => rest(operatorEndpoints).setLtiPlatformState({ body: { name, state: next } }), {
      onSettled: () => setIsAsking(false),
    })
  return (
    <Card>
      <Line>
        <Title>
          <bdi>{label}</bdi>
          <Badge tone={states[state].tone}>{say(states[state].label)}</Badge>
        </Title>
        <Wrap>
          {state === 'pending' && (
            <Button size="sm" variant="solid" busy={change.isPending} onClick={() => setState('active')}>
              {say('Confirm')}
            </Button>
          )}
          {state === 'disabled' && (
            <Button size="sm" busy={change.isPending} onClick={() => setState('active')}>
              {say('Turn on')}
            </Button>
          )}
          {!isFromSettings && (
            <Button size="sm" onClick={onEdit}>
              {say('Edit')}
            </Button>
          )}
          <Button
            size="sm"
            busy={change.isPending}
            onClick={() => change.mutate(() => rest(operatorEndpoints).rotateLtiKey({ body: { name } }))}
          >
            {say('Replace the key')}
          </Button>
          {!isFromSettings && state !== 'disabled' && (
            <Button size="sm" onClick={() => setIsAsking(true)}>
              {say('Turn off')}
            </Button>
          )}
        </Wrap>
      </Line>
      {state === 'pending' && platform.has_other_host && (
        <Warning role="note">
          {say(
            'Its issuer is on another host than the page that registered it, as with hosted Canvas. ' +
              'Confirm it only if you expect that.',
          )}
        </Warning>
      )}
      <Facts>
        <dt>{say('Issuer')}</dt>
        <dd>
          <bdi dir="ltr">{platform.issuer}</bdi>
        </dd>
        <dt>{say('Client ID')}</dt>
        <dd>
          <bdi dir="ltr">{platform.client_id}</bdi>
        </dd>
        <dt>{say('Key')}</dt>
        <dd>{keyText(platform)}</dd>
        {isFromSettings && (
          <>
            <dt>{say('Registered')}</dt>
            <dd>{say('Set in the server’s settings; change it there')}</dd>
          </>
        )}
      </Facts>
      <DeploymentList platform={platform} />
      <ConfirmDialog
        open={isAsking}
        title={say('Turn off {platform}?', { platform: label })}
        confirmLabel={say('Turn off')}
        busy={change.isPending}
        onConfirm={() => setState('disabled')}
        onCancel={() => setIsAsking(false)}
      >
        {say(
          'Its courses can’t open quizzes, and no marks are sent, until you turn it on again. Results stay here.',
        )}
      </ConfirmDialog>
    </Card>
  )
}
