import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { Share2 } from 'lucide-react'
import { use } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { OpenFrameWindow } from '../../quiz-frame/open-window.ts'
import { useQuizFindings } from '../use-quiz.ts'

/** Where they find no place beside the tools, both go below them. */
const Pair = chakra('div', {
  base: { display: { base: 'contents', sm: 'flex' }, gap: '2', ms: { sm: 'auto' } },
})
/** On a phone, both buttons and the tools share a row; on a small one, in small letters. */
const narrow = {
  px: { base: '1.5', sm: '2', md: '4' },
  h: { base: '8', md: '10' },
  css: { '@media (width < 24rem)': { textStyle: 'xs' } },
}

const OffPhone = chakra('span', { base: { display: { base: 'none', md: 'inline' } } })

/**
 * Saves the questions as published or as a draft. With errors they cannot be published, and the button says
 * why. The next step is the solid one: to publish or, once everything is published, to share the quiz.
 */
export const SaveButtons = ({ busy, onSave }: { busy: boolean; onSave: (publish: boolean) => void }) => {
  const { quiz, store } = useEditor()
  const openFrame = use(OpenFrameWindow)
  const isDirty = useSelector(store, ({ context }) => hasUnsavedQuestions(context))
  const isPublished = quiz.is_published && !isDirty
  const { errors } = useQuizFindings()
  // Ctrl+S saves without changing whether the quiz is published.
  const keysOf = (publish: boolean) => (publish === quiz.is_published ? 'Control+S' : undefined)
  // While a save runs, a phone shows its progress instead of the buttons.
  const look = busy ? { ...narrow, display: { base: 'none', sm: 'inline-flex' } } : narrow
  return (
    <Pair>
      <Button
        {...look}
        title={say('Save unpublished: students can’t take the quiz')}
        disabled={busy}
        aria-keyshortcuts={keysOf(false)}
        onClick={() => onSave(false)}
      >
        {labels.saveUnpublish}
      </Button>
      <Button
        {...look}
        title={say('Save and publish: students can take the quiz')}
        variant={isPublished ? 'outline' : 'solid'}
        disabled={busy}
        unavailable={errors.length > 0}
        onUnavailable={() => onSave(true)}
        aria-keyshortcuts={keysOf(true)}
        onClick={() => onSave(true)}
      >
        {labels.savePublish}
      </Button>
      {openFrame && quiz.is_published && (
        <Button
          {...look}
          // On a phone, it ends the line below.
          order={{ base: '2', sm: '0' }}
          variant={isPublished ? 'solid' : 'outline'}
          disabled={busy}
          icon={<Share2 aria-hidden />}
          aria-label={say('Share')}
          title={say('Share')}
          onClick={() => openFrame('share')}
        >
          <OffPhone>{say('Share')}</OffPhone>
        </Button>
      )}
    </Pair>
  )
}
