import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType, Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { createContext, useContext } from 'react'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import type { EditorAddress } from './editor-address.ts'
import type { QuizFindings } from '../document/findings/quiz-findings.ts'
import type { Reports } from './reports/reports-by-question.ts'
import type { KindFilter } from './findings/kind-filter.ts'
import type { LateFindings } from './findings/late-findings.ts'
import type { ActiveQuestion } from './active-question.ts'
import type { Comparing } from './merging/comparing.ts'
import type { Selection } from './selection/selection.ts'
import type { Target } from './questions/fields.ts'

/** The context of an open editor. Only `quiz` changes while it is open, when the quiz is saved. */
export type Editor = {
  draft: OpenDraft
  /** The quiz as last read from the services. */
  quiz: Quiz
  store: OpenDraft['store']
  quizType: QuizType
  /** The module or chapter whose videos are offered. */
  placement: EditorAddress['placement']
  /** Whether the editor shows a page of ten questions, a single question, or a page inside another screen. */
  view: 'page' | 'one' | 'embedded'
  /** The recommended size of images, as text. */
  imageHint: string
  /** The reports of students, by question. */
  reports: Reports
  /** Called after a question was corrected in place, which also closed its reports. */
  onCorrected: (questionId: string) => void
  /** Errors, omissions and hints of the whole quiz; the same object until they change. */
  readFindings: (questions: readonly DraftQuestion[]) => QuizFindings
  activeQuestion: ActiveQuestion
  selection: Selection
  /** Whether two sides are compared in a dialog. */
  comparing: Comparing
  /** Findings that take a while to compute. */
  late: LateFindings
  /** The kind of finding to which the list is filtered. */
  kindFilter: KindFilter
  /** Opens the page of a question, scrolls to it and focuses one of its fields. */
  goTo: (target: Target) => void
}

export const EditorContext = createContext<Editor | null>(null)

export const useEditor = (): Editor => {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no open editor around this part.')
  return editor
}
