import type { Dialect } from '@quizwright/domain/schemas/csv.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { isCsvByName } from '@quizwright/formats/question-file-endings.ts'
import type { WizardWindow } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'

const titles: Record<WizardWindow, string> = {
  1: 'Edit quiz',
  2: 'Pop-up quiz',
  3: 'Back',
  4: 'Auto generate questions',
  5: 'CSV upload result',
  6: 'Add questions',
  22: notices.cannotEdit,
  77: 'Upload CSV',
  88: 'Auto-generated summary',
}

/** A chosen file: its name and, once it is read, how it was read. */
export type TitledFile = { name: string | null; dialect: Pick<Dialect, 'format'> | undefined }

const isCsv = ({ name, dialect }: TitledFile): boolean =>
  dialect ? (dialect.format ?? 'csv') === 'csv' : isCsvByName(name ?? '')

/** The title of a window. */
export const titleOf = (window: WizardWindow, isNew: boolean, file: TitledFile): string => {
  if (window === 1 && isNew) return 'Create quiz'
  return window === 5 && !isCsv(file) ? 'Upload result' : titles[window]
}
