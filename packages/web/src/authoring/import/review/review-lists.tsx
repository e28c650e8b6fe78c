import { escapedColumn } from '@quizwright/contracts/csv/column-names.ts'
import { columnsFor, plainCells } from '@quizwright/contracts/csv/write-row.ts'
import { errorsFound, omissionsFound } from '@quizwright/contracts/rules/render.ts'
import { isTable } from '@quizwright/contracts/schemas/csv.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import type {
  ImportedQuestions,
  RejectedFileRow,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'
import { type ReactNode, useState } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { findingsOf } from '../../document/findings/findings-of.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { columnOf, meantHeader } from '../repair/judge-cells.ts'
import { RepairCells } from '../repair/repair-cells.tsx'
import { describeDialect } from './describe-dialect.ts'
import type { Judged, ReviewItem } from './judge-review.ts'
import { shownNo, shownReason } from './listed-rows.ts'
import { RejectedRowsFile } from './rejected-rows-file.tsx'
import { repairQuestion, restoreRow, reviewOf } from './review.ts'
import { type ListedRow, RowList } from './row-list.tsx'
import { SimilarList } from './similar-list.tsx'

const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > h3': { textStyle: 'sm', fontWeight: 'semibold' },
    '& > p': { textStyle: 'xs', color: 'fg.muted' },
  },
})

type ListProps = {
  title: string
  noHeading: string
  textHeading: string
  rows: readonly ListedRow[]
  total: number
  opened: string | null
  onOpen: (key: string | null) => void
  children?: ReactNode
}

const List = ({ title, rows, total, children, ...list }: ListProps) => (
  <Section>
    <h3>{title}</h3>
    {children}
    {rows.length > 0 && <RowList label={title} rows={rows} {...list} />}
    {total > rows.length && (
      <p>
        The first {rows.length.toLocaleString()} of {total.toLocaleString()} are listed.
      </p>
    )}
  </Section>
)

const canBecomeDescriptive =
  'Questions of other kinds can become descriptive, with their answer as the solution: change how it is read.'

const repeats = /^This question (?:repeats|reads nearly like) question # /

/** The next row, or null at the end. */
const next = (rows: readonly { key: string }[], key: string): string | null =>
  rows[rows.findIndex((row) => row.key === key) + 1]?.key ?? null

type ReviewListsProps = {
  imported: ImportedQuestions
  judged: Judged
  quizType: QuizType
  onRepair: (questions: readonly DraftQuestion[]) => void
}

/**
 * The lists of a file: errors, rejected rows, omissions, hints, and how the file was read. Each entry is
 * corrected where it is.
 */
export const ReviewLists = ({ imported, judged, quizType, onRepair }: ReviewListsProps) => {
  const [opened, onOpen] = useState<string | null>(null)
  const { errors, omissions, rejected, counts } = judged
  // A question that repeats another is told once, with the one that it repeats.
  const isTold = useIsOffered('findSimilarQuestions')
  const hints = isTold ? judged.hints.filter(({ text }) => !repeats.test(text)) : judged.hints
  const { questions, report } = imported
  const { dialect, fileName, reading } = report
  const header = report.header && meantHeader(report.header, reading)
  const { separator } = dialect
  const repair = (id: string, content: QuestionContent) => onRepair(repairQuestion(questions, id, content))
  const restore = (row: RejectedFileRow, content: QuestionContent) =>
    onRepair(restoreRow(reviewOf(report), questions, row, content))

  const questionForm = (item: ReviewItem, question: DraftQuestion, goOn: string | null) => {
    const columns = columnsFor([question]).filter((name) => name !== escapedColumn)
    const finding = findingsOf(question, quizType).find(({ message }) => message === item.text)
    return (
      <RepairCells
        header={columns}
        cells={plainCells(question, columns)}
        separator={separator}
        quizType={quizType}
        column={finding ? columnOf(finding) : 'question'}
        doneLabel={goOn ? 'Done, next' : 'Done'}
        onCancel={() => onOpen(null)}
        onLeave={(content) => repair(question._id, content)}
        onDone={(content) => {
          repair(question._id, content)
          onOpen(goOn)
        }}
      />
    )
  }

  const rowsOf = (list: string, all: readonly ReviewItem[]): ListedRow[] => {
    const rows = all.map((item) => ({
      key: `${list} ${item.questionId} ${item.text}`,
      no: shownNo(item),
      text: item.text,
      item,
    }))
    return rows.map(({ item, ...row }) => {
      const question = questions[item.questionNo - 1]
      const goesOn = () =>
        next(
          rows.filter((other) => other.item.questionId !== item.questionId || other.key === row.key),
          row.key,
        )
      return question ? { ...row, inside: () => questionForm(item, question, goesOn()) } : row
    })
  }

  const rowForm = (names: readonly string[], row: RejectedFileRow, goOn: string | null) => (
    <RepairCells
      header={names}
      cells={row.raw}
      separator={separator}
      quizType={quizType}
      reading={reading}
      column={(names[(row.column ?? 0) - 1] ?? '').trim().toLowerCase()}
      doneLabel={goOn ? 'Add it, next' : 'Add it to the questions'}
      onCancel={() => onOpen(null)}
      onLeave={(content) => restore(row, content)}
      onDone={(content) => {
        restore(row, content)
        onOpen(goOn)
      }}
    />
  )

  const rejectedRows = rejected.map((row, index): ListedRow => {
    const listed = { key: row.id, no: String(row.line), text: shownReason(row) }
    return header && !row.cut
      ? { ...listed, inside: () => rowForm(header, row, rejected[index + 1]?.id ?? null) }
      : listed
  })
  const list = { opened, onOpen }
  return (
    <>
      <List
        title={errorsFound(counts.errors)}
        noHeading="No"
        textHeading="Error"
        rows={rowsOf('error', errors)}
        total={counts.errors}
        {...list}
      />
      {counts.rejected > 0 && (
        <List
          title={`${counts.rejected.toLocaleString()} ${isTable(dialect.format) ? 'Rows Left Out' : 'Left Out'}`}
          noHeading="Line"
          textHeading="Reason"
          rows={rejectedRows}
          total={counts.rejected}
          {...list}
        >
          <p>
            These could not become questions. Repair them here, or take them as a file, correct it and import
            it too; or continue without them.
            {!isTable(dialect.format) && quizType === 'daq' && !report.convert && ` ${canBecomeDescriptive}`}
          </p>
          {header && (
            <RejectedRowsFile header={report.header!} rows={rejected} dialect={dialect} fileName={fileName} />
          )}
        </List>
      )}
      <List
        title={omissionsFound(counts.omissions)}
        noHeading="No"
        textHeading="Warning"
        rows={rowsOf('omission', omissions)}
        total={counts.omissions}
        {...list}
      />
      <SimilarList
        imported={imported}
        onLeaveOut={(ids) => {
          const left = new Set(ids)
          onRepair(questions.filter(({ _id }) => !left.has(_id)))
        }}
        {...list}
      />
      {hints.length > 0 && (
        <List
          title={`${hints.length.toLocaleString()} Hints`}
          noHeading="No"
          textHeading="Hint"
          rows={rowsOf('hint', hints)}
          total={hints.length}
          {...list}
        />
      )}
      <Section>
        <p>{describeDialect(dialect, report.header)}</p>
      </Section>
    </>
  )
}
