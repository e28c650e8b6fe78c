import type { CsvPreview, Encoding, QuestionFormat, Reading } from '@quizwright/domain/schemas/csv.ts'
import type { Difficulty } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewQuery } from './read-preview.ts'

type Marks = NonNullable<Reading['marks']>
type Separator = CsvPreview['separator']
type Levels = Record<string, Difficulty>

/** Gives a column a meaning, and takes this meaning from any other column. */
const withColumn = (
  columns: readonly (string | null)[],
  index: number,
  name: string | null,
): (string | null)[] => columns.map((before) => (before === name ? null : before)).with(index, name)

/**
 * The meanings that a preview proposes. Cards have a term and its meaning, which students type unless their answers are
 * read by people.
 */
const columnsFor = ({ columns, hasHeader }: CsvPreview, quizType: QuizType): (string | null)[] =>
  quizType !== 'daq' && hasHeader === false && columns.join() === 'question,solution'
    ? ['question', 'accepted']
    : columns

type MappedFile = { fileLink: string; format: QuestionFormat | undefined }

/** The author's choices for a file on top of what was detected, and the preview with them. */
export const useMapping = (file: MappedFile, start: Reading, quizType: QuizType) => {
  const [encoding, setEncoding] = useState(start.encoding)
  const [separator, setSeparator] = useState(start.separator)
  const [columns, setColumns] = useState(start.columns)
  const [hasHeader, setHasHeader] = useState(start.hasHeader)
  const [marks, setMarks] = useState<Marks>(start.marks ?? {})
  const [levels, setLevels] = useState<Levels>(start.levels ?? {})
  const [countsFrom, setCountsFrom] = useState(start.countsFrom)
  const [tagsByComma, setTagsByComma] = useState(start.tagsByComma ?? true)
  const query = useQuery({
    ...previewQuery({ ...file, reading: { encoding, separator, columns, hasHeader } }),
    placeholderData: keepPreviousData,
  })
  const preview = query.data
  const shownColumns = columns ?? (preview ? columnsFor(preview, quizType) : [])

  const readingOf = ({ encoding: seen, isSure, commaTags, ...rest }: CsvPreview): Reading => ({
    ...(!isSure && { encoding: encoding ?? seen }),
    ...(separator && { separator }),
    columns: [...shownColumns],
    ...(rest.hasHeader === false && { hasHeader: false }),
    ...(hasHeader !== undefined && { hasHeader }),
    ...(rest.marks.length > 0 && {
      marks: Object.fromEntries(rest.marks.map(({ word }) => [word, marks[word] ?? false])),
    }),
    ...(rest.levels.length > 0 && {
      levels: Object.fromEntries(rest.levels.map(({ word }) => [word, levels[word] ?? 'Easy'])),
    }),
    ...(commaTags > 0 && { tagsByComma }),
    ...(rest.numbered && countsFrom !== undefined && { countsFrom }),
  })

  return {
    query,
    preview,
    encoding: encoding ?? preview?.encoding,
    setEncoding: (next: Encoding) => setEncoding(next),
    separator: separator ?? preview?.separator,
    /** Other separators give other columns, so those that were chosen mean nothing any more. */
    setSeparator: (next: Separator) => {
      setSeparator(next)
      setColumns(undefined)
    },
    hasHeader: hasHeader ?? preview?.hasHeader ?? true,
    setHasHeader,
    columns: shownColumns,
    setColumn: (index: number, name: string | null) => setColumns(withColumn(shownColumns, index, name)),
    marks,
    setMark: (word: string, isRight: boolean) => setMarks((before) => ({ ...before, [word]: isRight })),
    levels,
    setLevel: (word: string, level: Difficulty) => setLevels((before) => ({ ...before, [word]: level })),
    tagsByComma,
    setTagsByComma,
    countsFrom,
    setCountsFrom,
    reading: preview && readingOf(preview),
  }
}

export type Mapping = ReturnType<typeof useMapping>
