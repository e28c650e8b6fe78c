import { chakra } from '@chakra-ui/react/styled-system'
import { pageOfQuestion } from '@quizwright/machines/quiz-draft/selectors.ts'
import { useMemo, useState } from 'react'
import { href } from '../../app/screens.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Page } from '../../ui/page.tsx'
import type { EditorAddress } from './editor-address.ts'
import { type Editor, EditorContext } from './editor-context.ts'
import { EditorBar } from './editor-bar.tsx'
import { FindingsPanel } from './findings/findings-panel.tsx'
import { createFindingsReader } from '../../app/findings/quiz-findings.ts'
import { MergeDialog } from './merging/merge-dialog.tsx'
import type { Open } from './opening/open-quiz.ts'
import { QuestionList } from './questions/question-list.tsx'
import { Summary } from './summary/summary.tsx'
import { usePlace } from './use-place.ts'
import { useQuestionCount } from './use-quiz.ts'
import { useUndoKeys } from './use-undo-keys.ts'

const Columns = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }, gap: '6', alignItems: 'start' } })
const Main = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' } })
const Side = chakra('div', { base: { display: { base: 'none', lg: 'block' }, position: 'sticky', top: '8rem', height: 'calc(100dvh - 9rem)' } })
const SideInDialog = chakra('div', { base: { height: '70dvh' } })
const Title = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } })

const QuestionsOfQuiz = ({ questionNo }: { questionNo: number | undefined }) => {
  const count = useQuestionCount()
  const [isSummaryOpen, setIsSummaryOpen] = useState(false)
  const page = pageOfQuestion(Math.max(1, Math.min(questionNo ?? 1, count)))
  return (
    <>
      <EditorBar questionNo={questionNo} onShowSummary={() => setIsSummaryOpen(true)} />
      <Columns>
        <Main>
          <FindingsPanel />
          <QuestionList page={page} />
        </Main>
        <Side>{count > 0 && <Summary page={page} />}</Side>
      </Columns>
      <Dialog open={isSummaryOpen} title="Questions" closeOnPressOutside onClose={() => setIsSummaryOpen(false)}>
        <SideInDialog><Summary page={page} onLeave={() => setIsSummaryOpen(false)} /></SideInDialog>
      </Dialog>
    </>
  )
}

type QuestionEditorProps = { open: Open; address: EditorAddress; search: URLSearchParams }

/** The editor of a quiz's questions: ten to a page, with what is wrong above and the summary beside them. */
export const QuestionEditor = ({ open: { live, newer }, address, search }: QuestionEditorProps) => {
  const { quiz, store } = live
  const goTo = usePlace(store, search, address.questionNo)
  const { kind, id } = address.place ?? {}
  const editor = useMemo<Editor>(
    () => ({ live, store, quizType: quiz.quiz_type, place: kind && id ? { kind, id } : undefined, view: 'page', readFindings: createFindingsReader(quiz.quiz_type), goTo }),
    [live, store, quiz.quiz_type, goTo, kind, id],
  )
  const [isMerging, setIsMerging] = useState(newer !== null)
  useUndoKeys(editor)
  return (
    <EditorContext value={editor}>
      <Page
        back={{ href: href.quizList({ keepFilters: 'true' }), label: 'Quizzes' }}
        title={<Title>{quiz.name}<Badge tone={quiz.is_published ? 'good' : 'neutral'}>{quiz.is_published ? 'Published' : 'Unpublished'}</Badge></Title>}
      >
        <QuestionsOfQuiz questionNo={address.questionNo} />
        {isMerging && <MergeDialog newer={newer} confirmLabel="Keep these" onMerged={() => setIsMerging(false)} onCancel={() => setIsMerging(false)} />}
      </Page>
    </EditorContext>
  )
}
