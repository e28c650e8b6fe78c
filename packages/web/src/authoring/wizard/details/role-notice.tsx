import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import type { OpenDraft } from '../../document/drafts-on-page.ts'
import { isRoleGone } from '../changed-elsewhere.ts'

const CopyOffer = lazy(() => importWhenOnline(() => import('./copy-offer.tsx')))

/** Offers a copy of one's own where the details can't be saved, because the role was taken away meanwhile. */
export const RoleNotice = ({ problem, draft }: { problem: FailedCall | null; draft: OpenDraft }) =>
  problem && isRoleGone(problem) ? (
    <Suspense fallback={null}>
      <CopyOffer draft={draft} problem={problem} />
    </Suspense>
  ) : null
