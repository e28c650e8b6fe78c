import type { WizardWindow } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'

const titles: Record<WizardWindow, string> = {
  1: 'Edit quiz',
  2: 'Pop-up quiz',
  3: 'Back',
  4: 'Auto generate questions',
  5: 'CSV upload result',
  6: 'Add questions',
  22: 'This quiz cannot be edited in place',
  77: 'Upload CSV',
  88: 'Auto-generated summary',
}

/** The title of a window. */
export const titleOf = (window: WizardWindow, isNew: boolean): string =>
  window === 1 && isNew ? 'Create quiz' : titles[window]
