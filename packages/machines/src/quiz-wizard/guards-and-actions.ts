import { limits } from '@quizwright/contracts/limits.ts'
import type { GenerateBody } from '@quizwright/contracts/schemas/generate.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import { assign, setup } from 'xstate'
import type { CsvImportOutput, ImportResult } from '../csv-import/guards-and-actions.ts'
import { csvImportMachine } from '../csv-import/machine.ts'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor } from '../host-actor.ts'
import type { NewVersionOutput } from '../new-version/guards-and-actions.ts'
import { newVersionMachine } from '../new-version/machine.ts'
import type { QuestionSavingOutput } from '../question-saving/guards-and-actions.ts'
import { questionSavingMachine } from '../question-saving/machine.ts'
import type { Base } from '../quiz-document/document.ts'

/**
 * The numbered windows of the popup: details, pop-up editor, back, auto-generate, import result, choice, new
 * version, file chooser, summary.
 */
export type WizardWindow = 1 | 2 | 3 | 4 | 5 | 6 | 22 | 77 | 88

/** `quiz` is null for a new quiz. What is typed lives in the draft; the wizard keeps where its author is. */
export type QuizWizardInput = { quiz: Base | null; quizType: QuizType }

/** Where in its video a pop quiz appears: seconds, and how much of the video that is. */
type Point = { time: number; percentage: number }
type Publication = Point & { saveId: string; errors: number; isSkippable: boolean }
type GeneratedCounts = { asked: number; found: number; errors: number }

export type QuizWizardContext = QuizWizardInput & {
  problem: FailedCall | null
  /** The window that the author stepped back from. */
  left: WizardWindow | null
  importResult: ImportResult | null
  wanted: GenerateBody | null
  generated: GeneratedCounts | null
  publication: Publication | null
  ending: QuizWizardOutput['outcome']
}

export type QuizWizardEvent =
  | { type: 'continue'; quizType: QuizType }
  /** The author saw what was changed elsewhere and wants this to stand; `revision` is the one seen. */
  | { type: 'save over it'; revision: number }
  | { type: 'upload a CSV' }
  | { type: 'generate' }
  | { type: 'write by hand' }
  | { type: 'generate questions'; wanted: GenerateBody }
  | { type: 'accept the questions' }
  | { type: 'publish'; publication: Publication }
  | { type: 'back' }
  | { type: 'close' }

export type QuizWizardOutcomes = {
  'create the quiz': { outcome: 'created'; quiz: Base } | RefusedOutcome
  'update the quiz':
    | { outcome: 'updated'; quiz: Base }
    | { outcome: 'new version needed' }
    | { outcome: 'conflict'; problem: FailedCall }
    | RefusedOutcome
  'save the session': { outcome: 'saved' } | RefusedOutcome
  'generate the questions':
    | { outcome: 'generated'; counts: GeneratedCounts }
    | { outcome: 'none found' }
    | RefusedOutcome
  'save the video point': { outcome: 'saved' } | RefusedOutcome
  'csv import': CsvImportOutput
  'new version': NewVersionOutput
  'question saving': QuestionSavingOutput
}

/** How the popup ends: given up, on to the question editor, or with a published pop quiz. */
export type QuizWizardOutput = {
  outcome: 'closed' | 'to the editor' | 'published'
  quiz: Base | null
  quizType: QuizType
}

type AnyOutcome = { outcome: string; problem?: FailedCall | null }

const nothingFound: FailedCall = { code: 'RULE', message: toasts.nothingGenerated, retryable: false }

/** What a call answered about the quiz: the quiz as it now is, or as it was. */
const quizAfter = (
  before: Base | null,
  outcome: AnyOutcome & { quiz?: Base; revision?: number },
): Base | null => {
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
    'update the quiz': hostActor<QuizWizardOutcomes['update the quiz'], { quiz: Base | null }>(
      'update the quiz',
    ),
    'save the session': hostActor<QuizWizardOutcomes['save the session'], { quiz: Base | null }>(
      'save the session',
    ),
    'generate the questions': hostActor<
      QuizWizardOutcomes['generate the questions'],
      { wanted: GenerateBody | null }
    >('generate the questions'),
    'save the video point': hostActor<
      QuizWizardOutcomes['save the video point'],
      { quiz: Base | null; point: Point | null }
    >('save the video point'),
    'csv import': csvImportMachine,
    'new version': newVersionMachine,
    'question saving': questionSavingMachine,
  },
  delays: { 'time to read': limits.popReloadMs },
  guards: {
    'the quiz exists': ({ context }) => context.quiz !== null,
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
    'the window left was': ({ context }, window: WizardWindow) => context.left === window,
  },
  actions: {
    'keep the quiz type': assign((_, quizType: QuizType) => ({ quizType, problem: null })),
    'begin from the revision seen': assign(({ context: { quiz } }, revision: number) => ({
      quiz: quiz && { ...quiz, revision },
      problem: null,
    })),
    'keep the quiz': assign(({ context }, outcome: Parameters<typeof quizAfter>[1]) => ({
      quiz: quizAfter(context.quiz, outcome),
      problem: null,
    })),
    'keep the import result': assign((_, output: CsvImportOutput) => ({ importResult: output.result })),
    'keep what is wanted': assign((_, wanted: GenerateBody) => ({ wanted, problem: null })),
    'keep the counts': assign((_, outcome: QuizWizardOutcomes['generate the questions']) => ({
      generated: outcome.outcome === 'generated' ? outcome.counts : null,
    })),
    'note that none was found': assign({ problem: nothingFound }),
    'keep what is published': assign((_, publication: Publication) => ({ publication, problem: null })),
    'leave the window': assign((_, left: WizardWindow) => ({ left, problem: null })),
    'keep the problem': assign((_, outcome: AnyOutcome) => ({
      problem: problemOf({ outcome: outcome.outcome, problem: outcome.problem ?? undefined }),
    })),
    'keep a surprise': assign({ problem: unexpectedProblem }),
    'note the end': assign((_, ending: QuizWizardOutput['outcome']) => ({ ending })),
  },
})
