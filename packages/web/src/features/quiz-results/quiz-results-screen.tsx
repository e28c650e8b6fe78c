import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { Users } from 'lucide-react'
import { lazy, Suspense, useContext, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { href } from '../../routes/routes.ts'
import { OnlyShare, useMayCall } from '../../quiz-actions/quiz-role.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { DownloadButton } from '../../files/download-button.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { GroupSelect } from '../../sessions/group-select.tsx'
import { AboutResults } from './about-results.tsx'
import { type Listed, readResultsAddress, type Search } from './results-address.ts'
import { LateAnswersButton } from './late-answers/late-answers-button.tsx'
import { MarkingActions } from './marking-actions.tsx'
import { PrintButton, PrintedPart } from './print-results.tsx'
import { ResultsList } from './results-list.tsx'
import { ResultsSearch } from './results-search.tsx'
import { makeListTable } from './read-results.ts'
import { useAbout, useResultPages } from './use-result-pages.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Note = chakra('p', {
  base: { px: '4', py: '3', borderRadius: 'lg', bg: 'accent.subtle', textStyle: 'sm' },
})

/** Says that a list has only the results of a marker's share, where that is so. */
const ShareNote = () =>
  useContext(OnlyShare) && (
    <Note>{say('These are the students assigned to you. Other markers have the rest.')}</Note>
  )

const StudentsDialog = lazy(() => importWhenOnline(() => import('./students/students-dialog.tsx')))

/** The search is in the URL, so that it is kept when the user comes back. */
const QuizResults = ({ listed }: { listed: Listed }) => {
  const [, navigate] = useLocation()
  const about = useAbout(listed)
  const quizId = about.data?.quizId ?? ('quizId' in listed.scope ? listed.scope.quizId : undefined)
  const pages = useResultPages(listed, quizId)
  const isDescriptive = pages.results.some(({ quiz }) => quiz.quiz_type === 'daq')
  const canMerge = useMayCall('owner', 'getStudents', 'mergeStudents')
  const [isMerging, setMerging] = useState(false)
  // When the search is reset by another control, the search fields are cleared too.
  const [resets, setResets] = useState(0)
  const show = (search: Search | undefined) =>
    navigate(href.results({ ...listed.scope, ...search }), { replace: true })
  const reset = () => {
    setResets(resets + 1)
    show(undefined)
  }
  return (
    <Page
      title={say(screenRoutes.results.title)}
      actions={
        <>
          <LateAnswersButton quizId={quizId} />
          <MarkingActions quizId={quizId} isDescriptive={isDescriptive} />
          {canMerge && (
            <Button icon={<Users aria-hidden />} disabled={!quizId} onClick={() => setMerging(true)}>
              {say('Merge duplicate students')}
            </Button>
          )}
          <PrintButton pages={pages} />
          <DownloadButton
            makeTable={async (options) =>
              quizId ? makeListTable({ ...listed, quizId }, options) : undefined
            }
            disabled={!quizId}
            emptyReason={say('there are no results')}
          >
            {labels.downloadData}
          </DownloadButton>
        </>
      }
    >
      <ShareNote />
      <AboutResults quizId={quizId} totalMarks={about.data?.totalMarks} />
      <GroupSelect
        quizId={quizId}
        value={'sessionId' in listed.scope ? listed.scope.sessionId : undefined}
        onChange={(groupId) =>
          navigate(href.results(groupId ? { sessionId: groupId } : { quizId: defined(quizId, 'quizId') }), {
            replace: true,
          })
        }
      />
      <ResultsSearch key={resets} search={listed.search} onSearch={show} onReset={() => show(undefined)} />
      <PrintedPart pages={pages} />
      <ResultsList listed={listed} quizId={quizId} pages={pages} onReset={reset} />
      {isMerging && quizId && canMerge && (
        <Suspense fallback={null}>
          <StudentsDialog quizId={quizId} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </Page>
  )
}

/** /quiz/quiz-results: the results of a quiz or a session. */
const QuizResultsScreen = ({ search }: ScreenProps) => {
  const listed = readResultsAddress(search)
  return listed ? (
    <QuizResults key={JSON.stringify(listed.scope)} listed={listed} />
  ) : (
    <Redirect to={screenRoutes.notFound.path} replace />
  )
}

export default QuizResultsScreen
