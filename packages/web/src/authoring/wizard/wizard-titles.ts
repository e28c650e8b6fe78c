import { say } from '@quizwright/domain/language/say.ts'
import type { Dialect } from '@quizwright/domain/schemas/csv.ts'
import { labels, notices } from '@quizwright/domain/texts.ts'
import { isCsvByName } from '@quizwright/formats/question-file-endings.ts'
import type { WizardWindow } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'

const titles = (): Record<WizardWindow, string> => ({
  1: say('Edit quiz'),
  2: say('Pop-up quiz'),
  3: labels.back,
  4: say('Auto generate questions'),
  5: say('CSV upload result'),
  6: say('Add questions'),
  22: notices.cannotEdit,
  77: say('Upload a file'),
  88: say('Auto-generated summary'),
})

/** A chosen file: its name and, once it is read, how it was read. */
export type TitledFile = { name: string | null; dialect: Pick<Dialect, 'format'> | undefined }

const isCsv = ({ name, dialect }: TitledFile): boolean =>
  dialect ? (dialect.format ?? 'csv') === 'csv' : isCsvByName(name ?? '')

export const titleOf = (window: WizardWindow, isNew: boolean, file: TitledFile): string => {
  if (window === 1 && isNew) return say('Create quiz')
  return window === 5 && !isCsv(file) ? say('Upload result') : titles()[window]
}
