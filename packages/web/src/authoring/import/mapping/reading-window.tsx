import { isTable, type ReadingChoices } from '@quizwright/domain/schemas/csv.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { csvImportView } from '@quizwright/machines/csv-import/view.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportActor } from '../import-actors.ts'
import { FormatChoice } from './format-choice.tsx'
import { FormatWindow } from './format-window.tsx'
import { MappingWindow } from './mapping-window.tsx'
import { previewQuery } from './read-preview.ts'

type ReadingWindowProps = {
  actor: ImportActor
  view: ReturnType<typeof csvImportView>
  quizType: QuizType
  /** The number of repaired questions of this file; they would be read again. */
  repaired: number
}

/** Window 5, before the file is read: asks what is needed for its format. */
export const ReadingWindow = ({ actor, view, quizType, repaired }: ReadingWindowProps) => {
  const { fileLink, choices } = view
  const [format, setFormat] = useState(choices.format)
  const { data: found } = useQuery(previewQuery({ fileLink }))
  const formatChoice = (
    <FormatChoice format={format} found={found && (found.format ?? 'csv')} onChange={setFormat} />
  )
  const isCsv = isTable(format ?? found?.format)
  const onRead = (said: ReadingChoices) => actor.send({ type: 'read it so', choices: said })
  const onCancel = () => actor.send({ type: 'cancel' })
  const shared = { formatChoice, format, choices, quizType, onRead, onCancel, fileName: view.fileName }
  return isCsv ? (
    <MappingWindow key={format} {...shared} fileLink={fileLink} repaired={repaired} />
  ) : (
    <FormatWindow {...shared} numbered={format === undefined ? found?.numbered : undefined} />
  )
}
