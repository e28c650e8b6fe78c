import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { mayHaveFormula } from '@quizwright/domain/rules/formula-findings.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { labels, notices } from '@quizwright/domain/texts.ts'
import type { ImportedQuestions } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { lastStepChanged, nextStepChanges } from '@quizwright/machines/quiz-document/selectors.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { fetchedRenderer, fetchRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { useSelector } from '@xstate/react'
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { ImportActor } from '../import-actors.ts'
import { DrawnPagesProvider, usePagesOf } from '../pages/drawn-pages.ts'
import { BrowseQuestions } from './browse-questions.tsx'
import { describeDialect } from './describe-dialect.ts'
import { ItemList } from './item-list.tsx'
import { type Judged, judgeReview } from './judge-review.ts'
import { RejectedList } from './rejected-list.tsx'
import { ReviewPanel } from './review-panel.ts'
import { ReviewSection } from './review-section.tsx'
import { toReview } from './review.ts'
import type { ReviewedFile } from './reviewed-file.ts'
import { SimilarList } from './similar-list.tsx'
import { Body, Notice, Summary } from './window-styles.ts'

/** Loads the renderer where a question needs it, and renders again with what it finds in formulas. */
export const useRendererFor = (questions: readonly DraftQuestion[]): void => {
  const [, setRenderer] = useState(() => fetchedRenderer())
  const isNeeded = useMemo(() => questions.some(mayHaveFormula), [questions])
  useEffect(() => {
    if (isNeeded && !fetchedRenderer()) void fetchRenderer().then(() => setRenderer(() => fetchedRenderer()))
  }, [isNeeded])
}

/** Whether there is room for the list and the open row side by side. */
const useIsWide = (): boolean => useMedia('(min-width: 64rem)')

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

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    alignItems: 'start',
    '&[data-wide]': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
})
const Lists = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: '0' } })
/** Shows the open row or, if none is open, the questions one after the other. */
const Panel = chakra('section', {
  base: {
    position: 'sticky',
    top: '0',
    minWidth: '0',
    // Ends above the footer of the window, because its own buttons are at its lower edge.
    maxHeight: 'calc(100dvh - 16.5rem)',
    overflowY: 'auto',
  },
})
const Buttons = chakra('div', { base: { display: 'flex', gap: '1' } })
/** A phone has a shorter text, so that both buttons fit into one row. Its screen reader says the whole. */
const OnPhone = chakra('span', { base: { display: { base: 'inline', sm: 'none' } } })
const Wide = chakra('span', { base: { display: { base: 'none', sm: 'inline' } } })

const repeats = /^This question (?:repeats|reads nearly like) question # /

type ReviewListsProps = ReviewedFile & { judged: Judged }

/**
 * The lists of a file: errors, rejected rows, omissions, hints, and how the file was read. Each entry is
 * corrected in place.
 */
const ReviewLists = ({ judged, ...file }: ReviewListsProps) => {
  const [opened, onOpen] = useState<string | null>(null)
  const { errors, omissions, rejected, counts } = judged
  // A repeated question is listed once, in the list of similar questions, if there is one.
  const hasSimilarList = useIsOffered('findSimilarQuestions')
  const hints = hasSimilarList ? judged.hints.filter(({ text }) => !repeats.test(text)) : judged.hints
  const { questions, report } = file.imported
  const leaveOut = (ids: readonly string[]) => {
    const left = new Set(ids)
    file.onRepair(questions.filter(({ _id }) => !left.has(_id)))
  }
  const list = { file, opened, onOpen }
  return (
    <>
      <ItemList
        kind="error"
        title={labels.errorsFound(counts.errors)}
        textHeading={say('Error')}
        items={errors}
        total={counts.errors}
        {...list}
      />
      {counts.rejected > 0 && <RejectedList rejected={rejected} total={counts.rejected} {...list} />}
      <ItemList
        kind="omission"
        title={labels.omissionsFound(counts.omissions)}
        textHeading={say('Warning')}
        items={omissions}
        total={counts.omissions}
        {...list}
      />
      <SimilarList imported={file.imported} onLeaveOut={leaveOut} opened={opened} onOpen={onOpen} />
      {hints.length > 0 && (
        <ItemList
          kind="hint"
          title={sayCount(hints.length, '{count} Hint', '{count} Hints')}
          textHeading={say('Hint')}
          items={hints}
          total={hints.length}
          {...list}
        />
      )}
      {opened === null && <BrowseQuestions questions={questions} places={toReview(report).places} />}
      <ReviewSection>
        <p>{describeDialect(report.dialect, report.header)}</p>
      </ReviewSection>
    </>
  )
}

type ReviewWindowProps = {
  imported: ImportedQuestions
  /** The file itself, if it is still at hand. */
  file?: File | undefined
  store: QuizDraft
  quizType: QuizType
  addModeChoice: ReactNode
  actor: ImportActor
  canChangeReading: boolean
}

/** The result of a file: its questions, its findings, and how to continue. */
export const ReviewWindow = ({
  imported,
  file,
  store,
  quizType,
  addModeChoice,
  actor,
  canChangeReading,
}: ReviewWindowProps) => {
  const { questions, report } = imported
  // Only repairs can be undone here; other steps would change what is not visible.
  const canUndo = useSelector(store, ({ context }) => lastStepChanged(context, 'imported'))
  const canRedo = useSelector(store, ({ context }) => nextStepChanges(context, 'imported'))
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const isWide = useIsWide()
  useRendererFor(questions)
  const pages = usePagesOf(report.dialect.format === 'pdf' ? file : undefined)
  const judged = judgeReview(toReview(report), questions, quizType)
  const count = sayCount(questions.length, '{count} question', '{count} questions')
  const goOn = sayCount(questions.length, 'Continue with {count} question', 'Continue with {count} questions')
  return (
    <>
      <Body>
        <Line>
          <Summary aria-live="polite" tabIndex={-1} data-begin-here>
            {saidWith('{questions} in {file}', {
              questions: <strong>{count}</strong>,
              file: report.fileName || 'questions.csv',
            })}
          </Summary>
          {canChangeReading && (
            <Button
              size="sm"
              variant="ghost"
              // On a phone, its words stand below those of the line above.
              ms={{ base: '-3', sm: '0' }}
              onClick={() => actor.send({ type: 'change how it is read' })}
            >
              {say('Change import settings')}
            </Button>
          )}
          {(canUndo || canRedo) && (
            <Buttons>
              <Button
                size="sm"
                variant="ghost"
                icon={<Undo2 aria-hidden />}
                unavailable={!canUndo}
                onClick={() => store.trigger.undo()}
              >
                {say('Undo')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                icon={<Redo2 aria-hidden />}
                unavailable={!canRedo}
                onClick={() => store.trigger.redo()}
              >
                {say('Redo')}
              </Button>
            </Buttons>
          )}
        </Line>
        {addModeChoice}
        <Sides data-wide={isWide || undefined}>
          <Lists>
            <ReviewPanel value={isWide ? panel : null}>
              <DrawnPagesProvider value={pages}>
                <ReviewLists
                  imported={imported}
                  judged={judged}
                  quizType={quizType}
                  onRepair={(repaired) => store.trigger.repairImported({ questions: repaired })}
                />
              </DrawnPagesProvider>
            </ReviewPanel>
          </Lists>
          {isWide && <Panel ref={setPanel} aria-label={say('The active question')} />}
        </Sides>
        {judged.counts.errors > 0 && <Notice>{notices.errorsBlockPublishing}</Notice>}
      </Body>
      <WindowFooter>
        <Button onClick={() => actor.send({ type: 'choose another file' })}>
          {say('Choose another file')}
        </Button>
        <Button
          variant="solid"
          aria-label={goOn}
          disabled={questions.length === 0}
          onClick={() => actor.send({ type: 'continue' })}
        >
          <OnPhone>{say('Continue')}</OnPhone>
          <Wide>{goOn}</Wide>
        </Button>
      </WindowFooter>
    </>
  )
}
