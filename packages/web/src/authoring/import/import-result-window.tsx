import { labels, notices } from '@quizwright/contracts/texts.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import type { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { useSelector } from '@xstate/react'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import type { Collected } from './collected-import.ts'
import type { ImportActor } from './import-actor.ts'
import { shownQuestion } from './review/listed-rows.ts'
import { judgeReview } from './review/judge-review.ts'
import type { Review } from './review/review.ts'
import { ReviewLists } from './review/review-lists.tsx'
import { RowList } from './review/row-list.tsx'

const Body = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5' } })
const Summary = chakra('p', {
  base: { textStyle: 'sm', color: 'fg.muted', '& > strong': { color: 'fg', fontWeight: 'semibold' } },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '8',
  },
})
const Notice = chakra('p', {
  base: { px: '3', py: '2', borderRadius: 'md', bg: 'orange.subtle', color: 'orange.fg', textStyle: 'sm' },
})

type View = ReturnType<typeof csvImportView>
type ImportResultProps = {
  actor: ImportActor
  view: View
  collected: Collected
  quizType: QuizType
  question?: ReactNode
}

const Working = ({ view }: { view: View }) => (
  <>
    <Summary>
      <strong>{view.fileName}</strong>
    </Summary>
    {view.isUploading ? (
      <Progress label="Uploading" value={view.uploaded} />
    ) : (
      <Progress label={`Reading: ${view.received.toLocaleString()} questions so far`} value={view.progress} />
    )}
    {view.notice && <Notice role="status">{view.notice}</Notice>}
  </>
)

const Refused = ({ actor, view, collected }: Pick<ImportResultProps, 'actor' | 'view' | 'collected'>) => {
  const { problem } = view
  const place = [problem?.line && `line ${problem.line}`, problem?.column && `column ${problem.column}`]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <ErrorState
        title={place ? `The file cannot be imported: ${place}` : 'The file cannot be imported'}
        onRetry={view.canTryAgain ? () => actor.send({ type: 'try again' }) : undefined}
      >
        {problem?.message ?? 'Choose another file.'}
      </ErrorState>
      {collected.questions.length > 0 && (
        <RowList
          label="Questions read before the fault"
          noHeading="No"
          textHeading={`Read before the fault (${collected.questions.length.toLocaleString()}), not taken over`}
          rows={collected.questions.map((question, index) => ({
            key: question._id,
            no: String(index + 1),
            text: shownQuestion(question),
          }))}
        />
      )}
    </>
  )
}

type ReadProps = {
  review: Review
  fileName: string
  quizType: QuizType
  question: ReactNode
  actor: ImportActor
}

/** The file is read: what is in it, what is wrong with it, and the way on. */
const Read = ({ review, fileName, quizType, question, actor }: ReadProps) => {
  const questions = useSelector(review.store, ({ context }) => context.document.questions)
  const canUndo = useSelector(review.store, () => review.store.can.undo())
  const judged = judgeReview(review, questions, quizType)
  const count = questions.length.toLocaleString()
  return (
    <>
      <Body>
        <Line>
          <Summary aria-live="polite">
            <strong>{count} questions</strong> in {fileName}
          </Summary>
          {canUndo && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Undo2 aria-hidden />}
              onClick={() => review.store.trigger.undo()}
            >
              Undo
            </Button>
          )}
        </Line>
        <ReviewLists
          review={review}
          judged={judged}
          questions={questions}
          quizType={quizType}
          fileName={fileName}
        />
        {judged.counts.errors > 0 && <Notice>{notices.errorsBlockPublishing}</Notice>}
        {question}
      </Body>
      <WindowFooter>
        <Button onClick={() => actor.send({ type: 'choose another file' })}>Choose another file</Button>
        <Button
          variant="solid"
          disabled={questions.length === 0}
          onClick={() => actor.send({ type: 'continue' })}
        >
          Continue with {count} questions
        </Button>
      </WindowFooter>
    </>
  )
}

/** Window 5: progress, then what the file came to. */
export const ImportResultWindow = ({ actor, view, collected, quizType, question }: ImportResultProps) => {
  if (view.isRead && collected.review)
    return (
      <Read
        review={collected.review}
        fileName={view.fileName ?? 'questions.csv'}
        quizType={quizType}
        question={question}
        actor={actor}
      />
    )
  return (
    <>
      <Body aria-busy={view.isUploading || view.isReading || undefined}>
        {(view.isUploading || view.isReading) && <Working view={view} />}
        {view.isRefused && <Refused actor={actor} view={view} collected={collected} />}
      </Body>
      <WindowFooter>
        {view.canCancel && <Button onClick={() => actor.send({ type: 'cancel' })}>{labels.cancel}</Button>}
        {view.isRefused && (
          <Button onClick={() => actor.send({ type: 'choose another file' })}>Choose another file</Button>
        )}
      </WindowFooter>
    </>
  )
}
