import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { isTable } from '@quizwright/domain/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { RejectedFileRow } from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { useOfferedKinds } from '../../../api/offered-kinds.ts'
import { PlaceOnPage } from '../pages/place-on-page.tsx'
import { meantHeader } from '../repair/judge-cells.ts'
import { RepairCells } from '../repair/repair-cells.tsx'
import { leftOutText, shownReason } from './listed-rows.ts'
import { RejectedRowsFile } from './rejected-rows-file.tsx'
import { placeWord } from './place-word.ts'
import { restoreRow, toReview } from './review.ts'
import { ReviewList } from './review-section.tsx'
import type { ListOfReview, ReviewedFile } from './reviewed-file.ts'

const canBecomeDescriptive = () =>
  say('To keep unsupported kinds as descriptive questions, change the import settings.')

type RowRepairProps = {
  file: ReviewedFile
  row: RejectedFileRow
  /** The headings of the file, with the meanings that its author gave them. */
  header: readonly string[]
  /** The key of the row that opens when this one is done. */
  nextId: string | null
  onOpen: (key: string | null) => void
}

/** The cells of a rejected row. When they are repaired, the row becomes a question. */
const RowRepair = ({ file, row, header, nextId, onOpen }: RowRepairProps) => {
  const { imported, quizType, onRepair } = file
  const { questions, report } = imported
  const restore = (content: QuestionContent) =>
    onRepair(restoreRow(toReview(report), questions, row, content))
  return (
    <RepairCells
      header={header}
      cells={row.raw}
      separator={report.dialect.separator}
      quizType={quizType}
      reading={report.reading}
      place={<PlaceOnPage place={row.place} />}
      column={(header[(row.column ?? 0) - 1] ?? '').trim().toLowerCase()}
      doneLabel={nextId ? say('Add and next') : say('Add to the questions')}
      onCancel={() => onOpen(null)}
      onLeave={restore}
      onDone={(content) => {
        restore(content)
        onOpen(nextId)
      }}
    />
  )
}

type RejectedListProps = ListOfReview & { rejected: readonly RejectedFileRow[]; total: number }

/** Lists the rows that could not become questions, with ways to repair or download them. */
export const RejectedList = ({ file, rejected, total, opened, onOpen }: RejectedListProps) => {
  const { dialect, fileName, reading, header, convert } = file.imported.report
  const offered = useOfferedKinds()
  const canBeDescriptive = file.quizType === 'daq' || offered.includes('descriptive')
  const meant = header && meantHeader(header, reading)
  const isOfTable = isTable(dialect.format)
  const rows = rejected.map((row, index) => {
    const listed = {
      key: row.id,
      no: String(row.line),
      text: shownReason(row),
      ...(!isOfTable && { about: leftOutText(header ?? [], row.raw) }),
    }
    if (!meant || row.cut) return listed
    const nextId = rejected[index + 1]?.id ?? null
    const inside = () => <RowRepair file={file} row={row} header={meant} nextId={nextId} onOpen={onOpen} />
    return { ...listed, inside }
  })
  return (
    <ReviewList
      title={
        isOfTable
          ? sayCount(total, '{count} Row Left Out', '{count} Rows Left Out')
          : say('{count} Left Out', { count: total })
      }
      noHeading={placeWord(dialect.format)}
      textHeading={say('Reason')}
      rows={rows}
      total={total}
      opened={opened}
      onOpen={onOpen}
    >
      <p>
        {say(
          'These couldn’t be imported as questions. Fix them here, download them to fix and import later, ' +
            'or continue without them.',
        )}
        {!isOfTable && canBeDescriptive && !convert && ` ${canBecomeDescriptive()}`}
      </p>
      {header && <RejectedRowsFile header={header} rows={rejected} dialect={dialect} fileName={fileName} />}
    </ReviewList>
  )
}
