import { say } from '@quizwright/domain/language/say.ts'
import { canRedo, canUndo } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { Redo2, Undo2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import type { Beginning } from '../document/begins-with.ts'
import { quizOf } from '../document/quiz-of.ts'
import { createFindingsReader } from '../document/findings/quiz-findings.ts'
import { IconButton } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { type Editor, EditorContext } from './editor-context.ts'
import { FindingsPanel } from './findings/findings-panel.tsx'
import { createKindFilter } from './findings/kind-filter.ts'
import { useLateFindings } from './findings/use-late-findings.ts'
import { createActiveQuestion } from './active-question.ts'
import { focusField, type Target } from './questions/fields.ts'
import { createComparing } from './merging/comparing.ts'
import { QuestionList } from './questions/question-list.tsx'
import { createSelection } from './selection/selection.ts'
import { stepThrough } from './undo.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { useQuestionCount } from './use-quiz.ts'

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' } })
const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    '& > h2': { textStyle: 'title.md', me: 'auto' },
  },
})

const UndoButtons = ({ editor }: { editor: Editor }) => {
  const { store } = editor
  const undoable = useSelector(store, ({ context }) => canUndo(context))
  const redoable = useSelector(store, ({ context }) => canRedo(context))
  return (
    <>
      <IconButton
        size="sm"
        label={say('Undo')}
        icon={<Undo2 aria-hidden />}
        unavailable={!undoable}
        onClick={() => stepThrough(editor, 'undo')}
        aria-keyshortcuts="Control+Z"
      />
      <IconButton
        size="sm"
        label={say('Redo')}
        icon={<Redo2 aria-hidden />}
        unavailable={!redoable}
        onClick={() => stepThrough(editor, 'redo')}
        aria-keyshortcuts="Control+Shift+Z"
      />
    </>
  )
}

type QuestionsProps = { editor: Editor; questionNo: number; begins: Beginning | undefined }

const Questions = ({ editor, questionNo, begins }: QuestionsProps) => {
  const count = useQuestionCount()
  return (
    <Frame data-editor>
      <Head>
        <h2>{say('Questions ({count})', { count })}</h2>
        <UndoButtons editor={editor} />
      </Head>
      {count > 0 && <FindingsPanel />}
      <QuestionList questionNo={Math.max(1, Math.min(questionNo, count))} begins={begins} />
    </Frame>
  )
}

type EmbeddedEditorProps = { draft: OpenDraft; imageHint: string; begins?: Beginning | undefined }

/**
 * The questions of a draft inside another screen, which saves them itself. The page number is not part of the
 * address.
 */
const EmbeddedEditor = ({ draft, imageHint, begins }: EmbeddedEditorProps) => {
  const { store } = draft
  const quiz = useSelector(store, () => quizOf(store))
  const [shownNo, setShownNo] = useState(1)
  const [activeQuestion] = useState(() =>
    createActiveQuestion(store.getSnapshot().context.document.questions[0]?._id),
  )
  const [selection] = useState(createSelection)
  const [kindFilter] = useState(createKindFilter)
  const [comparing] = useState(createComparing)
  const kind = quiz.chapter_id ? 'chapter' : 'module'
  const placementId = quiz.chapter_id ?? quiz.module_id
  const late = useLateFindings(store, kind, placementId)
  const goTo = useCallback(
    ({ questionNo, field, keepsFocus }: Target) => {
      const question = store.getSnapshot().context.document.questions[questionNo - 1]
      if (question) activeQuestion.activate(question._id)
      flushSync(() => setShownNo(questionNo))
      if (question) focusField(question._id, field, 'center', keepsFocus)
    },
    [store, activeQuestion],
  )
  const editor = useMemo<Editor>(
    () => ({
      draft,
      quiz,
      store,
      quizType: quiz.quiz_type,
      view: 'embedded',
      imageHint,
      goTo,
      activeQuestion,
      selection,
      comparing,
      late,
      kindFilter,
      reports: new Map(),
      onCorrected: () => undefined,
      placement: placementId ? { kind, id: placementId } : undefined,
      readFindings: createFindingsReader(quiz.quiz_type),
    }),
    [
      draft,
      store,
      quiz,
      imageHint,
      goTo,
      activeQuestion,
      selection,
      comparing,
      late,
      kindFilter,
      kind,
      placementId,
    ],
  )
  useUndoKeys(editor)
  return (
    <EditorContext value={editor}>
      <Questions editor={editor} questionNo={shownNo} begins={begins} />
    </EditorContext>
  )
}

export default EmbeddedEditor
