import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, sayAs, sayCount, sayMade } from '@quizwright/domain/language/say.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { acceptedEndings } from '@quizwright/formats/question-file-endings.ts'
import { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useSelector } from '@xstate/react'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayProblem } from '../../api/problem-text.ts'
import { useFileTexts } from '../../language/use-file-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { MutedText, Stack } from '../../ui/layout/parts.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import type { ImportActor, ImportStream } from './import-actors.ts'
import { ReadingWindow } from './mapping/reading-window.tsx'
import { packFiles } from './pack-files.ts'
import { shownQuestion } from './review/listed-rows.ts'
import { ReviewWindow } from './review/review-window.tsx'
import { RowList } from './review/row-list.tsx'
import { Body, Notice, Summary } from './review/window-styles.ts'
import { saveTemplate } from './save-template.ts'

type View = ReturnType<typeof csvImportView>

type ChooseFileProps = { actor: ImportActor; view: View }

/** Window 77: the author chooses or drops a CSV file. */
const ChooseFileWindow = ({ actor, view }: ChooseFileProps) => (
  <>
    <Stack>
      <FileDrop
        label={say('Drop a file here, or choose one')}
        hint={say(
          'Up to 100 MB: CSV, Excel, Word, OpenDocument, GIFT, Aiken, Moodle XML, QTI (also zipped) or ' +
            'plain text.',
        )}
        accept={acceptedEndings}
        onFiles={(files) =>
          void packFiles(files).then((packed) => actor.send({ type: 'choose files', files: packed }))
        }
        {...(view.problem && { error: sayProblem(view.problem) })}
      />
      <MutedText>
        {say(
          'A CSV file starts with a row of column names, in any order; the template has them all, with ' +
            'an example question. In other formats, you can upload several files at once. Anything that can’t ' +
            'be imported is listed.',
        )}
      </MutedText>
      <div>
        <Button size="sm" variant="ghost" icon={<Download aria-hidden />} onClick={saveTemplate}>
          {say('Download template')}
        </Button>
      </div>
    </Stack>
    <WindowFooter>
      <Button onClick={() => actor.send({ type: 'back' })}>{labels.back}</Button>
      {view.canShowResult && (
        <Button onClick={() => actor.send({ type: 'show the result' })}>{say('Show last result')}</Button>
      )}
    </WindowFooter>
  </>
)

/** How many questions of a file the author repaired, restored or left out. */
const changedQuestions = ({ questions, report: { originals } }: ImportedQuestions): number => {
  const kept = new Set(questions)
  const known = new Set(originals.map(({ _id }) => _id))
  return (
    originals.filter((question) => !kept.has(question)).length +
    questions.filter(({ _id }) => !known.has(_id)).length
  )
}

type ImportResultProps = {
  actor: ImportActor
  view: View
  store: QuizDraft
  stream: ImportStream
  quizType: QuizType
  /** The question asked before the imported questions are added to the quiz. */
  addModeChoice: ReactNode
}

const Working = ({ view }: { view: View }) => (
  <>
    <Summary>
      <strong>{view.fileName}</strong>
    </Summary>
    {view.isUploading || view.isLooking ? (
      <Progress
        label={view.isUploading ? say('Uploading') : say('Checking the file')}
        value={view.isUploading ? view.uploaded : undefined}
      />
    ) : (
      <Progress
        label={sayCount(
          view.received,
          'Reading: {count} question so far',
          'Reading: {count} questions so far',
        )}
        value={view.progress}
      />
    )}
    {view.notice && <Notice role="status">{sayMade(view.notice)}</Notice>}
  </>
)

const Refused = ({ actor, view, stream }: Pick<ImportResultProps, 'actor' | 'view' | 'stream'>) => {
  const { problem } = view
  const questions = stream.questions()
  const location = commaList([
    problem?.line && say('line {line}', { line: problem.line }),
    problem?.column && say('column {column}', { column: problem.column }),
  ])
  return (
    <>
      <ErrorState
        title={
          location
            ? say('The file can’t be imported: {location}', { location })
            : say('The file can’t be imported')
        }
        onRetry={view.canTryAgain ? () => actor.send({ type: 'try again' }) : undefined}
      >
        {problem ? sayProblem(problem) : say('Choose another file.')}
      </ErrorState>
      {questions.length > 0 && (
        <RowList
          label={say('Questions read before the error')}
          noHeading={sayAs('number', 'No')}
          textHeading={say('Read before the error ({count}), not imported', { count: questions.length })}
          rows={questions.map((question, index) => ({
            key: question._id,
            no: String(index + 1),
            text: shownQuestion(question),
          }))}
        />
      )}
    </>
  )
}

/** Window 5: the progress, then the result of the file. */
const ImportResultWindow = ({ actor, view, store, stream, quizType, addModeChoice }: ImportResultProps) => {
  const imported = useSelector(store, ({ context }) => context.document.imported)
  if (view.isRead && imported)
    return (
      <ReviewWindow
        imported={imported}
        file={stream.fileOf(imported.report.fileLink)}
        store={store}
        quizType={quizType}
        addModeChoice={addModeChoice}
        actor={actor}
        canChangeReading={view.canChangeReading}
      />
    )
  if (view.isAsking)
    return (
      <ReadingWindow
        actor={actor}
        view={view}
        quizType={quizType}
        repaired={imported ? changedQuestions(imported) : 0}
      />
    )
  const isWorking = view.isUploading || view.isLooking || view.isReading
  return (
    <>
      <Body aria-busy={isWorking || undefined}>
        {isWorking && <Working view={view} />}
        {view.isRefused && <Refused actor={actor} view={view} stream={stream} />}
      </Body>
      <WindowFooter>
        {view.canCancel && <Button onClick={() => actor.send({ type: 'cancel' })}>{labels.cancel}</Button>}
        {view.isRefused && (
          <>
            {view.canChangeReading && (
              <Button onClick={() => actor.send({ type: 'change how it is read' })}>
                {say('Change import settings')}
              </Button>
            )}
            <Button onClick={() => actor.send({ type: 'choose another file' })}>
              {say('Choose another file')}
            </Button>
          </>
        )}
      </WindowFooter>
    </>
  )
}

type CsvImportWindowsProps = {
  actor: ImportActor
  store: QuizDraft
  stream: ImportStream
  quizType: QuizType
  /** The question asked before the imported questions are added to the quiz. */
  addModeChoice: ReactNode
}

/** Windows 77 and 5 of the wizard. */
export const CsvImportWindows = ({ actor, ...props }: CsvImportWindowsProps) => {
  useFileTexts()
  const view = csvImportView(useSelector(actor, (snapshot) => snapshot))
  return view.window === 77 ? (
    <ChooseFileWindow actor={actor} view={view} />
  ) : (
    <ImportResultWindow actor={actor} view={view} {...props} />
  )
}
