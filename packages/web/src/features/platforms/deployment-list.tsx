import { operatorEndpoints } from '@quizwright/contracts/endpoints/operator.ts'
import type { LtiPlatformView } from '@quizwright/contracts/schemas/lti-platform.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { rest } from '../../api/rest.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useChangePlatform } from './use-platforms.ts'
import { MutedText } from '../../ui/layout/parts.tsx'

const List = chakra('ul', {
  base: {
    maxHeight: '20rem',
    overflowY: 'auto',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      py: '2',
      borderTopWidth: '1px',
      textStyle: 'sm',
      overflowWrap: 'anywhere',
    },
    '& span': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' },
  },
})
const Head = chakra('h3', { base: { textStyle: 'label' } })

const states = {
  pending: { label: texts('Waiting for you'), tone: 'warning' },
  allowed: { label: texts('Allowed'), tone: 'good' },
  refused: { label: texts('Refused'), tone: 'bad' },
} as const

/** The deployments of a platform, each with the course by which it was first seen. */
export const DeploymentList = ({ platform }: { platform: LtiPlatformView }) => {
  const { name, deployments, all_deployments: isOpen, is_from_settings: isFromSettings } = platform
  const change = useChangePlatform()
  if (isOpen) return <MutedText>{say('All its deployments may open quizzes.')}</MutedText>
  if (deployments.length === 0)
    return (
      <MutedText>
        {say('A deployment appears here when somebody opens a quiz in it, and waits for you.')}
      </MutedText>
    )
  const decide = (deploymentId: string, state: 'allowed' | 'refused') =>
    change.mutate(() =>
      rest(operatorEndpoints).setLtiDeployment({ body: { name, deployment_id: deploymentId, state } }),
    )
  return (
    <div>
      <Head>{say('Deployments')}</Head>
      <List>
        {deployments.map(({ deployment_id: id, state, course }) => (
          <li key={id}>
            <span>
              <bdi dir="ltr">{id}</bdi>
              {course !== '' && <bdi>{course}</bdi>}
              <Badge tone={states[state].tone}>{say(states[state].label)}</Badge>
            </span>
            {!isFromSettings && (
              <span>
                {state !== 'allowed' && (
                  <Button size="sm" busy={change.isPending} onClick={() => decide(id, 'allowed')}>
                    {say('Allow')}
                  </Button>
                )}
                {state !== 'refused' && (
                  <Button size="sm" busy={change.isPending} onClick={() => decide(id, 'refused')}>
                    {say('Refuse')}
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </List>
    </div>
  )
}
