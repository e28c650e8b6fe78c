import { say } from '@quizwright/domain/language/say.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo, useState } from 'react'
import { createFindingsReader } from '../document/findings/quiz-findings.ts'
import { Page } from '../../ui/layout/page.tsx'
import type { EditorAddress } from './editor-address.ts'
import { type Editor, EditorContext } from './editor-context.ts'
import { createActiveQuestion } from './active-question.ts'
import { CoEditing } from './co-editing/co-editing.tsx'
import { createComparing } from './merging/comparing.ts'
import { LazyMergeDialog } from './merging/lazy-merge-dialog.tsx'
import { quizOf } from '../document/quiz-of.ts'
import { useLateFindings } from './findings/use-late-findings.ts'
import { createKindFilter } from './findings/kind-filter.ts'
import type { Open } from './opening/open-quiz.ts'
import { reportsByQuestion } from './reports/reports-by-question.ts'
import { usePosition } from './use-position.ts'
import { createSelection } from './selection/selection.ts'
import { useUndoKeys } from './use-undo-keys.ts'

export type EditorFrameProps = { open: Open; address: EditorAddress; search: URLSearchParams }
type FrameProps = EditorFrameProps & {
  view: Editor['view']
  back?: { href: string; label: string }
  /** Renders the questions, given the number of the active question. */
  children: (questionNo: number | undefined) => ReactNode
}

/**
 * The frame of both views of a quiz's questions: its name, the shared context, undo keys, and the notice
 * about changes made elsewhere.
 */
export const EditorFrame = ({
  open: { draft, newer },
  address,
  search,
  view,
  back,
  children,
}: FrameProps) => {
  const { store } = draft
  const quiz = useSelector(store, () => quizOf(store))
  const [activeQuestion] = useState(() => {
    const { questions } = store.getSnapshot().context.document
    return createActiveQuestion(questions[(address.questionNo ?? 1) - 1]?._id)
  })
  const [selection] = useState(createSelection)
  const [kindFilter] = useState(createKindFilter)
  const [comparing] = useState(createComparing)
  const { shownNo, goTo } = usePosition(store, search, address.questionNo, activeQuestion, view === 'one')
  const kind = address.placement?.kind ?? (quiz.chapter_id ? 'chapter' : 'module')
  const id = address.placement?.id ?? quiz.chapter_id ?? quiz.module_id
  const late = useLateFindings(store, kind, id)
  // Reports refer to questions by the numbers they had when the quiz was read.
  const [reports, setReports] = useState(() =>
    reportsByQuestion(quiz.reports, store.getSnapshot().context.saved.questions),
  )
  const editor = useMemo<Editor>(
    () => ({
      draft,
      quiz,
      store,
      quizType: quiz.quiz_type,
      placement: id ? { kind, id } : undefined,
      view,
      readFindings: createFindingsReader(quiz.quiz_type),
      goTo,
      activeQuestion,
      selection,
      comparing,
      late,
      kindFilter,
      reports,
      onCorrected: (questionId) =>
        setReports((before) => new Map([...before].filter(([id]) => id !== questionId))),
      imageHint: notices.editorImage,
    }),
    [
      draft,
      quiz,
      store,
      goTo,
      activeQuestion,
      selection,
      comparing,
      late,
      kindFilter,
      reports,
      kind,
      id,
      view,
    ],
  )
  const [isMerging, setIsMerging] = useState(newer !== null)
  useUndoKeys(editor)
  return (
    <EditorContext value={editor}>
      <Page back={back} isQuizTitle title={<bdi>{quiz.name}</bdi>}>
        <CoEditing />
        {children(shownNo)}
        {isMerging && (
          <LazyMergeDialog
            newer={newer}
            confirmLabel={say('Keep these')}
            onMerged={() => setIsMerging(false)}
            onCancel={() => setIsMerging(false)}
          />
        )}
      </Page>
    </EditorContext>
  )
}
