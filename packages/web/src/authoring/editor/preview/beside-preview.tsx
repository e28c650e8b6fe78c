import { say } from '@quizwright/domain/language/say.ts'
import { useSelector } from '@xstate/react'
import { useAtom } from '@xstate/store-react'
import { X } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { Chip } from '../../../ui/buttons/chip.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { Skeleton } from '../../../ui/loading/skeleton.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { useQuestionCount } from '../use-quiz.ts'
import { previewNames, showPreview } from './preview-choice.ts'

// Loaded lazily, because it brings the learner's page with it.
const PreviewedQuestion = lazy(() =>
  importWhenOnline(() => import('../../preview/previewed-question.tsx')).then((loaded) => ({
    default: loaded.PreviewedQuestion,
  })),
)

const Frame = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    flex: '1.6 1 0',
    minHeight: '0',
    pt: { base: '2', lg: '0' },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > h2': { textStyle: 'title.sm', flex: '1' },
  },
})

/**
 * On a phone, the preview is below the questions. Scrolls so that the focused field stays visible above it.
 */
const keepInSight = (preview: HTMLElement | null): void => {
  const field = document.activeElement
  if (!preview || !(field instanceof HTMLTextAreaElement)) return
  const [place, written] = [preview.getBoundingClientRect(), field.getBoundingClientRect()]
  const isBeside = place.left >= written.right
  if (!isBeside && written.bottom > place.top) window.scrollBy(0, written.bottom - place.top + 24)
}

/** Shows the active question as a student sees it, and follows the typing. */
export const BesidePreview = () => {
  const { store, quiz, activeQuestion } = useEditor()
  const total = useQuestionCount()
  const [showsSolution, setShowsSolution] = useState(false)
  const active = useAtom(activeQuestion.state, ({ id }) => id)
  const index = useSelector(store, ({ context }) =>
    Math.max(
      0,
      context.document.questions.findIndex(({ _id }) => _id === active),
    ),
  )
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const later = requestAnimationFrame(() => keepInSight(frame.current))
    return () => cancelAnimationFrame(later)
  }, [active])
  // Rendered after the field has shown the typed character, so that typing stays fast.
  const question = useDeferredValue(useSelector(store, ({ context }) => context.document.questions[index]))
  return (
    <Frame ref={frame} aria-label={say('Preview')}>
      <Head>
        <h2>{say('Student view')}</h2>
        <Chip pressed={showsSolution} onPress={() => setShowsSolution(!showsSolution)}>
          {say('Solution')}
        </Chip>
        <IconButton
          size="sm"
          label={previewNames.hide}
          icon={<X aria-hidden />}
          onClick={() => showPreview(false)}
        />
      </Head>
      <Suspense fallback={<Skeleton height="100%" />}>
        {question && (
          <PreviewedQuestion
            quiz={quiz}
            question={question}
            no={index + 1}
            total={total}
            showsSolution={showsSolution}
          />
        )}
      </Suspense>
    </Frame>
  )
}
