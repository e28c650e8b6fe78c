import { say } from '@quizwright/domain/language/say.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { queryKeys } from '../../api/query-keys.ts'
import { requireUid } from '../../auth/credentials.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { hasUnsaved } from '../document/has-unsaved.ts'
import { findOpenDraft, type OpenDraft } from '../document/drafts-on-page.ts'
import type { FramedQuiz } from './use-overview.ts'

const MakeVersion = lazy(() => importWhenOnline(() => import('./make-version.tsx')))

/** Looks like a link, because it is part of a sentence. */
const LinkButton = chakra('button', {
  base: {
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    cursor: 'button',
    minHeight: '6',
  },
})

/** Creates the next version at once. If something was changed already, saving creates it instead. */
export const MakeVersionButton = ({ quiz }: { quiz: FramedQuiz }) => {
  const [draft, setDraft] = useState<OpenDraft>()
  const queries = useQueryClient()
  const begin = () => {
    if (hasUnsaved(quiz._id)) toast.info(say('Save your changes first; saving creates the new version.'))
    else setDraft(findOpenDraft(requireUid(), quiz._id))
  }
  const end = () => {
    setDraft(undefined)
    void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
  }
  return (
    <>
      <LinkButton type="button" onClick={begin}>
        {say('Start version {number} now', { number: quiz.version + 1 })}
      </LinkButton>
      <Suspense fallback={null}>{draft && <MakeVersion quiz={quiz} draft={draft} onEnd={end} />}</Suspense>
    </>
  )
}
