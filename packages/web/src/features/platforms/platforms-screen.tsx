import type { LtiPlatformView } from '@quizwright/contracts/schemas/lti-platform.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { QueryError } from '../../api/query-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { RowsSkeleton } from '../../ui/loading/rows-skeleton.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { PlatformCard } from './platform-card.tsx'
import { PlatformDialog } from './platform-dialog.tsx'
import { usePlatforms } from './use-platforms.ts'
import { Blocks } from '../../ui/layout/parts.tsx'

const Intro = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', maxWidth: '44rem' } })

type Opened = { kind: 'invite' } | { kind: 'edit'; platform: LtiPlatformView | undefined }

/** A platform has a login address of its own. */
const addressesOf = ({ login_url, canvas_json }: LtiPlatformView) => ({ login_url, canvas_json })

/** /operator/platforms: the learning platforms whose courses may open quizzes. */
const PlatformsScreen = () => {
  const found = usePlatforms()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Page
      title={say(screenRoutes.platforms.title)}
      actions={
        found.data && (
          <>
            <Button onClick={() => setOpened({ kind: 'edit', platform: undefined })}>
              {say('Add manually')}
            </Button>
            <Button variant="solid" onClick={() => setOpened({ kind: 'invite' })}>
              {say('Add by registration link')}
            </Button>
          </>
        )
      }
    >
      <Intro>
        {say(
          'Instructors add quizzes to their courses on these platforms, and the marks go back to the ' +
            'gradebook. A platform added by registration link works once you confirm it here.',
        )}
      </Intro>
      {found.isError && <QueryError query={found} title={say('Learning platforms couldn’t be loaded')} />}
      {found.isPending && <RowsSkeleton label={say('Loading the learning platforms')} />}
      {found.data?.platforms.length === 0 && (
        <EmptyState title={say('No learning platforms yet')}>
          {say(
            'Add one to let students open quizzes from Moodle, Canvas, Blackboard, Brightspace or Open edX.',
          )}
        </EmptyState>
      )}
      <Blocks>
        {found.data?.platforms.map((platform) => (
          <PlatformCard
            key={platform.name}
            platform={platform}
            onEdit={() => setOpened({ kind: 'edit', platform })}
          />
        ))}
      </Blocks>
      {opened?.kind === 'invite' && <InviteDialog onClose={close} />}
      {opened?.kind === 'edit' && found.data && (
        <PlatformDialog
          platform={opened.platform}
          own={{ ...found.data.own, ...(opened.platform && addressesOf(opened.platform)) }}
          onClose={close}
        />
      )}
    </Page>
  )
}

export default PlatformsScreen
