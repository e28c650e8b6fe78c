import { isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import { variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { say, sayAs } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, ListTodo, Printer, RotateCcw, Shuffle } from 'lucide-react'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Redirect } from 'wouter'
import { problemText } from '../../api/problem-text.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import type { ScreenProps } from '../../routes/screen-props.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/buttons/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { usePaperWords } from './paper-words.ts'
import { toShownContent, paperOfStudent, type Previewed } from './preview-paper.ts'
import { PreviewSkeleton } from './preview-skeleton.tsx'
import { PreviewedLanguage, previewIn } from './previewed-language.tsx'
import { PreviewedQuiz } from './previewed-quiz.tsx'
import { PreviewedSession, previewInSession, useSessionsWithRules } from './previewed-session.tsx'
import { PreviewedVideo } from './previewed-video.tsx'
import { PrintedQuiz } from './printed-quiz.tsx'
import { type ReadPreview, readPreviewed } from './read-previewed.ts'
import { StudentFrame } from './student-frame.tsx'
import { CenteredWrap, MutedText } from '../../ui/layout/parts.tsx'

const Selects = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { width: { base: 'full', sm: '15rem' } } },
})
/** Hidden on a phone, where both widths are the same. */
const Widths = chakra('span', { base: { display: { base: 'none', sm: 'flex' }, gap: '2' } })
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    mt: '-2',
    '@media print': { display: 'none' },
  },
})

/** All questions in the author's order, with the numbers of one student. */
const printedFor = (read: Previewed, seed: number): Previewed => ({
  ...read,
  questions: read.questions.map((draft) =>
    variantsOf(draft) === undefined ? draft : toShownContent({ seed }, draft),
  ),
})

type PreviewNoteProps = { read: ReadPreview; isShuffled: boolean; hasVariants: boolean }

/** Says what of the shown paper is an example, and what a printout has. */
const PreviewNote = ({ read, isShuffled, hasVariants }: PreviewNoteProps) => (
  <MutedText data-not-printed>
    {read.isUnsaved
      ? say('Includes your unsaved changes. Your answers here aren’t saved.')
      : say('Your answers here aren’t saved.')}
    {isShuffled &&
      ` ${
        isDrawn(read.quiz.arrangement)
          ? say('Each student gets different questions; this is one example. Printouts include all of them.')
          : say('Each student gets a different order; this is one example. Printouts use your order.')
      }`}
    {hasVariants && ` ${say('Each student gets different numbers; printouts use the numbers shown here.')}`}
  </MutedText>
)

const Preview = ({ read: written }: { read: ReadPreview }) => {
  const [language, setLanguage] = useState('')
  const sessions = useSessionsWithRules(written.quiz._id)
  const [sessionId, setSessionId] = useState('')
  const session = sessions.find(({ _id }) => _id === sessionId)
  const read = useMemo(
    () => previewInSession(previewIn(written, language), session),
    [written, language, session],
  )
  const [isPhone, setIsPhone] = useState(false)
  const [showsSolutions, setShowsSolutions] = useState(false)
  const [round, setRound] = useState(0)
  const [student, setStudent] = useState(1)
  const paper = paperOfStudent(read, student)
  const { shuffle_questions: shuffle = 'none', shuffle_options: areOptionsShuffled = false } =
    read.quiz.arrangement ?? {}
  const isShuffled = shuffle !== 'none' || areOptionsShuffled || isDrawn(read.quiz.arrangement)
  const hasVariants = read.questions.some((question) => variantsOf(question) !== undefined)
  const onPaper = printedFor(read, student)
  const words = usePaperWords(onPaper)
  const [printed, setPrinted] = useState<'quiz' | 'key'>('quiz')
  const print = (what: 'quiz' | 'key') => {
    // Renders synchronously, because the printer takes what is rendered at that moment.
    flushSync(() => setPrinted(what))
    window.print()
  }
  return (
    <>
      <Bar>
        <CenteredWrap role="group" aria-label={sayAs('how a quiz is shown', 'View')}>
          <Widths>
            <Chip pressed={!isPhone} onPress={() => setIsPhone(false)}>
              {say('Computer')}
            </Chip>
            <Chip pressed={isPhone} onPress={() => setIsPhone(true)}>
              {say('Phone')}
            </Chip>
          </Widths>
          <Chip pressed={showsSolutions} onPress={() => setShowsSolutions(!showsSolutions)}>
            {say('Show answers')}
          </Chip>
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCcw aria-hidden />}
            onClick={() => setRound(round + 1)}
          >
            {say('Start over')}
          </Button>
          {(isShuffled || hasVariants) && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Shuffle aria-hidden />}
              onClick={() => {
                setStudent(student + 1)
                setRound(round + 1)
              }}
            >
              {say('View as another student')}
            </Button>
          )}
        </CenteredWrap>
        <Selects>
          <PreviewedLanguage
            read={written}
            value={language}
            onChoose={(chosen) => {
              setLanguage(chosen)
              setRound(round + 1)
            }}
          />
          <PreviewedSession
            sessions={sessions}
            value={sessionId}
            onChoose={(chosen) => {
              setSessionId(chosen)
              setRound(round + 1)
            }}
          />
        </Selects>
        <CenteredWrap>
          <Button size="sm" icon={<Printer aria-hidden />} onClick={() => print('quiz')}>
            {say('Print')}
          </Button>
          <Button size="sm" icon={<KeyRound aria-hidden />} onClick={() => print('key')}>
            {say('Print with answers')}
          </Button>
        </CenteredWrap>
      </Bar>
      <PreviewNote read={read} isShuffled={isShuffled} hasVariants={hasVariants} />
      <StudentFrame title={say('The quiz in student view')} isPhone={isPhone}>
        {read.quiz.quiz_type === 'pop' ? (
          <PreviewedVideo key={round} quiz={read.quiz}>
            <PreviewedQuiz previewed={paper} showsSolutions={showsSolutions} />
          </PreviewedVideo>
        ) : (
          <PreviewedQuiz key={round} previewed={paper} showsSolutions={showsSolutions} />
        )}
      </StudentFrame>
      <PrintedQuiz previewed={onPaper} words={words} withKey={printed === 'key'} />
    </>
  )
}

const LoadedPreview = ({ quizId }: { quizId: string }) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['preview', quizId],
    queryFn: ({ signal }) => readPreviewed(quizId, signal),
    // Not cached, because the author may have changed a question since.
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
  })
  if (data && data.questions.length > 0) return <Preview read={data} />
  if (data)
    return (
      <EmptyState
        title={say('This quiz has no questions yet')}
        icon={<ListTodo aria-hidden />}
        action={
          <ButtonLink variant="solid" href={href.editQuestions(editorQuery(data.quiz))}>
            {say('Add questions')}
          </ButtonLink>
        }
      >
        {say('Add one to see it here as students will.')}
      </EmptyState>
    )
  if (error)
    return (
      <ErrorState title={say('The quiz couldn’t be loaded')} busy={isFetching} onRetry={() => void refetch()}>
        {problemText(error)}
      </ErrorState>
    )
  return <PreviewSkeleton />
}

/** /quiz/preview: the quiz in the address as a student sees it. */
const PreviewScreen = ({ search }: ScreenProps) => {
  const quizId = search.get('quizId')
  if (!quizId) return <Redirect to={screenRoutes.notFound.path} replace />
  return (
    <Page title={say(screenRoutes.preview.title)} isTitlePrinted={false}>
      <LoadedPreview key={quizId} quizId={quizId} />
    </Page>
  )
}

export default PreviewScreen
