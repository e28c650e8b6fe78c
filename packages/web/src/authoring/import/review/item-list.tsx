import { say, sayAs, sayMade } from '@quizwright/domain/language/say.ts'
import { withNumberInFile } from '@quizwright/contracts/validation/describe-findings.ts'
import { escapedColumn } from '@quizwright/domain/csv/column-names.ts'
import { columnsFor, plainCells } from '@quizwright/domain/csv/write-row.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { findingsOf } from '../../document/findings/findings-of.ts'
import { columnOf } from '../repair/judge-cells.ts'
import { PlaceOnPage } from '../pages/place-on-page.tsx'
import { RepairCells } from '../repair/repair-cells.tsx'
import type { ReviewItem } from './judge-review.ts'
import { shownNo } from './listed-rows.ts'
import { repairQuestion, toReview } from './review.ts'
import { ReviewList } from './review-section.tsx'
import type { ListOfReview, ReviewedFile } from './reviewed-file.ts'

type ItemRow = { key: string; no: string; text: string; item: ReviewItem }

/** The rows of a list of findings. The key includes the list, because a question may be in several lists. */
export const itemRows = (list: string, items: readonly ReviewItem[]): ItemRow[] =>
  items.map((item) => ({
    key: `${list} ${item.questionId} ${item.text}`,
    no: shownNo(item),
    text: item.text,
    item,
  }))

/**
 * The key of the next row of another question, because a repair settles all findings of its own question.
 * Null at the end.
 */
export const nextQuestionRow = (rows: readonly ItemRow[], { key, item }: ItemRow): string | null => {
  const others = rows.filter((row) => row.item.questionId !== item.questionId || row.key === key)
  return others[others.findIndex((row) => row.key === key) + 1]?.key ?? null
}

type QuestionRepairProps = {
  file: ReviewedFile
  item: ReviewItem
  question: DraftQuestion
  /** The key of the row that opens when this one is done. */
  nextId: string | null
  onOpen: (key: string | null) => void
}

/** The cells of a question with a finding. The cell to correct takes the focus. */
const QuestionRepair = ({ file, item, question, nextId, onOpen }: QuestionRepairProps) => {
  const { imported, quizType, onRepair } = file
  const columns = columnsFor([question]).filter((name) => name !== escapedColumn)
  const finding = findingsOf(question, quizType).find(({ message }) => message === item.text)
  const repair = (content: QuestionContent) =>
    onRepair(repairQuestion(imported.questions, question._id, content))
  return (
    <RepairCells
      header={columns}
      cells={plainCells(question, columns)}
      separator={imported.report.dialect.separator}
      quizType={quizType}
      column={finding ? columnOf(finding) : 'question'}
      place={<PlaceOnPage place={toReview(imported.report).places.get(question._id)} no={item.questionNo} />}
      doneLabel={nextId ? say('Save and next') : say('Done')}
      onCancel={() => onOpen(null)}
      onLeaveOut={() => {
        onRepair(imported.questions.filter(({ _id }) => _id !== question._id))
        onOpen(nextId)
      }}
      onLeave={repair}
      onDone={(content) => {
        repair(content)
        onOpen(nextId)
      }}
    />
  )
}

type ItemListProps = ListOfReview & {
  kind: 'error' | 'omission' | 'hint'
  title: string
  textHeading: string
  items: readonly ReviewItem[]
  total: number
}

/** Lists the findings of one kind. Each opens its question for repair in place. */
export const ItemList = ({ file, kind, items, onOpen, ...list }: ItemListProps) => {
  const rows = itemRows(kind, items)
  const listed = rows.map((row) => {
    const { key, no, item } = row
    const question = file.imported.questions[item.questionNo - 1]
    if (!question) return { key, no, text: sayMade(row.text) }
    const text = sayMade(
      withNumberInFile(row.text, {
        questionNo: item.questionNo,
        numberInFile: question.ind_number,
      }),
    )
    const inside = () => (
      <QuestionRepair
        file={file}
        item={item}
        question={question}
        nextId={nextQuestionRow(rows, row)}
        onOpen={onOpen}
      />
    )
    return { key, no, text, inside }
  })
  return <ReviewList noHeading={sayAs('number', 'No')} rows={listed} onOpen={onOpen} {...list} />
}
