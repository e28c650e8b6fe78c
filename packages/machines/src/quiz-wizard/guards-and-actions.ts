import { limits } from '@quizwright/domain/limits.ts'
import type { GenerateBody } from '@quizwright/domain/schemas/generate.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { assign, setup } from 'xstate'
import type { CsvImportOutput, ImportResult } from '../csv-import/guards-and-actions.ts'
import { csvImportMachine } from '../csv-import/machine.ts'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor } from '../host-actor.ts'
import type { NewVersionOutput } from '../new-version/guards-and-actions.ts'
import { newVersionMachine } from '../new-version/machine.ts'
import type { QuestionSavingOutput } from '../question-saving/guards-and-actions.ts'
import { questionSavingMachine } from '../question-saving/machine.ts'
import type { QuizRef } from '../quiz-document/document.ts'

/**
 * The numbered windows of the popup: details, pop-up editor, back, auto-generate, import result, choice, new
 * version, file chooser, summary.
 */
export type WizardWindow = 1 | 2 | 3 | 4 | 5 | 6 | 22 | 77 | 88

/** The sources of questions. The events that choose them have the same names. */
export type QuestionSource =
  | 'write by hand'
  | 'paste a list'
  | 'upload a CSV'
  | 'take from other quizzes'
  | 'generate'

/**
 * Where the author goes after the details are saved: to the questions, nowhere, or to the video of a pop
 * quiz.
 */
export type AfterDetails = 'questions' | 'nothing more' | 'the video'

/** How many matching questions were left out because they are unpublished or faulty. */
export type LeftOut = { unpublished: number; faulty: number }

type GeneratedCounts = { asked: number; found: number; errors: number }

/**
 * `quiz` is null for a new quiz. Typed values are in the draft; the wizard only knows which window is open.
 * `importResult` and `generated` are set if the draft already has imported or generated questions.
 */
export type QuizWizardInput = {
  quiz: QuizRef | null
  quizType: QuizType
  importResult: ImportResult | null
  generated: GeneratedCounts | null
}

/** Where a pop quiz appears in its video, in seconds and as a percentage of the video's length. */
type Point = { time: number; percentage: number }
type Publication = Point & { saveId: string; errors: number; isSkippable: boolean }
export type QuizWizardContext = QuizWizardInput & {
  problem: FailedCall | null
  afterDetails: AfterDetails
  /** The window that the author left by stepping back. */
  left: WizardWindow | null
  /** Whether this wizard created the quiz and its author has not been notified yet. */
  isCreated: boolean
  /** The source of questions that the author chose last. */
  source: QuestionSource | null
  wanted: GenerateBody | null
  /** What was left out when no question was found. */
  leftOut: LeftOut | null
  publication: Publication | null
  point: Point | null
  outcome: QuizWizardOutput['outcome']
}

export type QuizWizardEvent =
  | { type: 'continue'; quizType: QuizType }
  /** Saves the details of an existing quiz and closes the popup. */
  | { type: 'save'; quizType: QuizType }
  /** Opens the video of an existing pop quiz. Changed details are saved first. */
  | { type: 'set the time'; quizType: QuizType; areDetailsSaved: boolean }
  /** Overwrites a change made elsewhere, which the author has seen at this `revision`. */
  | { type: 'save over it'; revision: number }
  | { type: 'upload a CSV' }
  | { type: 'generate' }
  | { type: 'write by hand' }
  | { type: 'paste a list' }
  | { type: 'take from other quizzes' }
  | { type: 'generate questions'; wanted: GenerateBody }
  | { type: 'show the result' }
  | { type: 'accept the questions' }
  | { type: 'publish'; publication: Publication }
  /** Moves the point of a quiz whose questions are published as they are. */
  | { type: 'move the point'; point: Point }
  | { type: 'back' }
  | { type: 'close' }

export type QuizWizardOutcomes = {
  'create the quiz': { outcome: 'created'; quiz: QuizRef } | RefusedOutcome
  'update the quiz':
    | { outcome: 'updated'; quiz: QuizRef }
    | { outcome: 'new version needed' }
    | { outcome: 'conflict'; problem: FailedCall }
    | RefusedOutcome
  'save the session': { outcome: 'saved' } | RefusedOutcome
  'generate the questions':
    | { outcome: 'generated'; counts: GeneratedCounts }
    | { outcome: 'none found'; leftOut: LeftOut | null }
    | RefusedOutcome
  'save the video point': { outcome: 'saved' } | RefusedOutcome
  'csv import': CsvImportOutput
  'new version': NewVersionOutput
  'question saving': QuestionSavingOutput
}

/** How the popup ends: closed, continued in the question editor, or with a published pop quiz. */
export type QuizWizardOutput = {
  outcome: 'closed' | 'to the editor' | 'published'
  quiz: QuizRef | null
  quizType: QuizType
}

type AnyOutcome = { outcome: string; problem?: FailedCall | null }

const nothingFound: FailedCall = { code: 'RULE', message: toasts.nothingGenerated, retryable: false }

/** The quiz after a call, or the quiz before it if the call returned none. */
const quizAfter = (
  before: QuizRef | null,
  outcome: AnyOutcome & { quiz?: QuizRef; revision?: number },
): QuizRef | null => {
  if (outcome.quiz) return outcome.quiz
  return before && outcome.revision !== undefined ? { ...before, revision: outcome.revision } : before
}

export const quizWizardSetup = setup({
  types: {
    context: {} as QuizWizardContext,
    input: {} as QuizWizardInput,
    events: {} as QuizWizardEvent,
    output: {} as QuizWizardOutput,
    children: {} as {
      'csv import': 'csv import'
      'new version': 'new version'
      'question saving': 'question saving'
    },
    tags: {} as 'busy',
    meta: {} as { screen: 'wizard'; window: WizardWindow },
  },
  actors: {
    'create the quiz': hostActor<QuizWizardOutcomes['create the quiz']>('create the quiz'),
    'update the quiz': hostActor<QuizWizardOutcomes['update the quiz'], { quiz: QuizRef | null }>(
      'update the quiz',
    ),
    'save the session': hostActor<
      QuizWizardOutcomes['save the session'],
      { quiz: QuizRef | null; isCreated: boolean }
    >('save the session'),
    'generate the questions': hostActor<
      QuizWizardOutcomes['generate the questions'],
      { wanted: GenerateBody | null }
    >('generate the questions'),
    'save the video point': hostActor<
      QuizWizardOutcomes['save the video point'],
      { quiz: QuizRef | null; point: Point | null }
    >('save the video point'),
    'csv import': csvImportMachine,
    'new version': newVersionMachine,
    'question saving': questionSavingMachine,
  },
  delays: { 'time to read': limits.popReloadMs },
  guards: {
    'the quiz exists': ({ context }) => context.quiz !== null,
    'it is a pop quiz that exists': ({ context }, quizType: QuizType) =>
      context.quiz !== null && quizType === 'pop',
    'it is a pop quiz whose details are saved': (
      { context },
      { quizType, areDetailsSaved }: { quizType: QuizType; areDetailsSaved: boolean },
    ) => context.quiz !== null && quizType === 'pop' && areDetailsSaved,
    'the author goes on to': ({ context }, afterDetails: AfterDetails) =>
      context.afterDetails === afterDetails,
    'it is a pop quiz': ({ context }) => context.quizType === 'pop',
    'it was changed elsewhere': ({ context }) => context.problem?.code === 'CONFLICT',
    'it was created': hasOutcome<QuizWizardOutcomes['create the quiz']>('created'),
    'it was updated': hasOutcome<QuizWizardOutcomes['update the quiz']>('updated'),
    'a new version is needed': hasOutcome<QuizWizardOutcomes['update the quiz']>('new version needed'),
    'a version was created': hasOutcome<NewVersionOutput>('created'),
    'it was saved': hasOutcome<QuizWizardOutcomes['save the session']>('saved'),
    'the author continued': hasOutcome<CsvImportOutput>('continued'),
    'some were found': hasOutcome<QuizWizardOutcomes['generate the questions']>('generated'),
    'none was found': hasOutcome<QuizWizardOutcomes['generate the questions']>('none found'),
    'they were saved': hasOutcome<QuestionSavingOutput>('saved'),
    'they were saved as a new version': hasOutcome<QuestionSavingOutput>('saved as a new version'),
    'questions were generated': ({ context }) => context.generated !== null,
    /**
     * The window before the choice of the source is the details form, and so is the window before a video
     * opened directly from the form.
     */
    'the details come before': ({ context: { left, afterDetails } }) =>
      left === 6 || (left === 2 && afterDetails === 'the video'),
    'the window left was': ({ context }, window: WizardWindow) => context.left === window,
  },
  actions: {
    'store the quiz type': assign((_, quizType: QuizType) => ({ quizType, problem: null })),
    'store where the author goes on': assign((_, afterDetails: AfterDetails) => ({ afterDetails })),
    'begin from the revision seen': assign(({ context: { quiz } }, revision: number) => ({
      quiz: quiz && { ...quiz, revision },
      problem: null,
    })),
    'store the created quiz': assign((_, outcome: QuizWizardOutcomes['create the quiz']) => ({
      quiz: outcome.outcome === 'created' ? outcome.quiz : null,
      isCreated: true,
      problem: null,
    })),
    'record that its author is notified': assign({ isCreated: false }),
    'store the source': assign((_, source: QuestionSource) => ({ source })),
    'store the quiz': assign(({ context }, outcome: Parameters<typeof quizAfter>[1]) => ({
      quiz: quizAfter(context.quiz, outcome),
      problem: null,
    })),
    'store the import result': assign((_, output: CsvImportOutput) => ({ importResult: output.result })),
    'store the request': assign((_, wanted: GenerateBody) => ({ wanted, problem: null, leftOut: null })),
    'store the counts': assign((_, outcome: QuizWizardOutcomes['generate the questions']) => ({
      generated: outcome.outcome === 'generated' ? outcome.counts : null,
    })),
    'report that none was found': assign((_, outcome: QuizWizardOutcomes['generate the questions']) => ({
      problem: nothingFound,
      leftOut: outcome.outcome === 'none found' ? outcome.leftOut : null,
    })),
    'store the publication': assign((_, publication: Publication) => ({
      publication,
      point: publication,
      problem: null,
    })),
    'store the point': assign((_, point: Point) => ({ point, problem: null })),
    'record the window left': assign((_, left: WizardWindow) => ({ left, problem: null })),
    'store the problem': assign((_, outcome: AnyOutcome) => ({
      problem: problemOf({ outcome: outcome.outcome, problem: outcome.problem ?? undefined }),
    })),
    'store an unexpected problem': assign({ problem: unexpectedProblem }),
    'record the outcome': assign((_, outcome: QuizWizardOutput['outcome']) => ({ outcome })),
  },
})
