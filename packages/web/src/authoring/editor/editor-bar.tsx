import { say } from '@quizwright/domain/language/say.ts'
import { lazy, Suspense, useCallback, useState } from 'react'
import { ListOrdered, Shuffle } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { elementAt } from '@quizwright/domain/defined.ts'
import { usePublishingQuestion } from '../../comments/use-publishing-question.tsx'
import { overviewQuery } from '../quiz-frame/use-overview.ts'
import { IconButton } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { CommandButtons } from './commands/command-buttons.tsx'
import { useEditor } from './editor-context.ts'
import { FindButton } from './find/find-button.tsx'
import { MoreTools } from './more-tools.tsx'
import { NextError } from './findings/next-error.tsx'
import { PreviewButton } from './preview/preview-button.tsx'
import { SaveButtons } from './saving/save-buttons.tsx'
import { SaveQuestions, SaveState } from './saving/save-state.tsx'
import { useSaving } from './saving/use-saving.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { TypedAhead } from '../../ui/loading/typed-ahead.tsx'
import { StepButtons } from './step-buttons.tsx'
import { toolNames } from './tool-names.ts'
import {
  LateTranslations,
  TranslationsButton,
  useAreTranslationsOffered,
} from './translations/translations-button.tsx'

/** A random permutation (Fisher-Yates): every order is equally likely. */
const shuffled = <T,>(things: readonly T[]): T[] => {
  const order = [...things]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[order[last], order[other]] = [elementAt(order, other), elementAt(order, last)]
  }
  return order
}

const FindPanel = lazy(() =>
  importWhenOnline(() => import('./find/find-panel.tsx')).then(({ FindPanel }) => ({ default: FindPanel })),
)

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '14',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '1', sm: '2' },
    rowGap: { base: '1', sm: '2' },
    mt: '-3',
    mx: { base: '-4', md: '-8' },
    px: { base: '4', md: '8' },
    py: '2',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
/** On a phone, the icon of the first button is aligned with the title, not the larger button around it. */
const Tools = chakra('div', { base: { display: 'flex', ms: { base: '-2', sm: '0' } } })
const Narrow = chakra('span', { base: { display: { lg: 'none' } } })
const OnPhone = chakra('span', { base: { display: { sm: 'none' } } })
const OffPhone = chakra('span', { base: { display: { base: 'none', sm: 'contents' } } })

/** The bar with the actions for the whole quiz. It stays visible while the page scrolls. */
export const EditorBar = ({
  questionNo = 0,
  onShowSummary,
}: {
  questionNo?: number
  onShowSummary: () => void
}) => {
  const { quiz, store } = useEditor()
  const [find, setFind] = useState<{ initial: string; search: number; round: number }>()
  const openFind = useCallback(
    (initial: string) =>
      setFind((before) => {
        const round = (before?.round ?? 0) + 1
        // Opened again with nothing selected, it keeps what was searched.
        return before && initial === '' ? { ...before, round } : { initial, search: round, round }
      }),
    [],
  )
  const [isTranslating, setTranslating] = useState(false)
  const areTranslationsOffered = useAreTranslationsOffered()
  const saving = useSaving()
  const { data: overview } = useQuery({ ...overviewQuery(quiz._id), enabled: false })
  const publishing = usePublishingQuestion(quiz._id, overview?.open_comments ?? 0)
  const save = (publish: boolean) =>
    publish && !quiz.is_published ? void publishing.askFirst(() => saving.save(true)) : saving.save(publish)
  const shuffle = () =>
    store.trigger.orderQuestions({
      order: shuffled(store.getSnapshot().context.document.questions.map((question) => question._id)),
    })
  return (
    <Bar role="toolbar" aria-label={say('Quiz')} data-editor-bar>
      <Tools>
        <StepButtons />
        <OnPhone>
          <MoreTools
            onShuffle={shuffle}
            onFind={() => openFind('')}
            onShowSummary={onShowSummary}
            onTranslate={areTranslationsOffered ? () => setTranslating(true) : undefined}
          />
        </OnPhone>
        <OffPhone>
          <IconButton label={toolNames.shuffle} icon={<Shuffle aria-hidden />} onClick={shuffle} />
          <FindButton onOpen={openFind} />
          <PreviewButton />
          <TranslationsButton />
          <CommandButtons onSave={() => saving.save(quiz.is_published)} />
          <Narrow>
            <IconButton
              label={toolNames.summary}
              icon={<ListOrdered aria-hidden />}
              onClick={onShowSummary}
            />
          </Narrow>
        </OffPhone>
      </Tools>
      <SaveState saving={saving} />
      <NextError after={questionNo} />
      <SaveButtons busy={saving.view !== undefined} onSave={save} />
      {publishing.question}
      <SaveQuestions saving={saving} />
      {isTranslating && <LateTranslations onClose={() => setTranslating(false)} />}
      {find && (
        <Suspense fallback={<TypedAhead />}>
          <FindPanel
            key={find.search}
            label={toolNames.find}
            initial={find.initial}
            round={find.round}
            onClose={() => setFind(undefined)}
          />
        </Suspense>
      )}
    </Bar>
  )
}
