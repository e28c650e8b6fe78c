import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { type Dialect, formatNames, isTable, questionFormats } from '@quizwright/domain/schemas/csv.ts'
import { humanName } from '../mapping/column-choices.ts'

const separators: Record<Dialect['separator'], string> = texts({
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
})
const columnsNamed = 4

/**
 * Lists columns by their readable names. Columns of single options are listed only if nothing else is
 * missing.
 */
const listed = (columns: readonly string[]): string => {
  const whole = columns.filter((name) => !/\d$/.test(name))
  return commaList((whole.length > 0 ? whole : columns).map(humanName))
}

const describeReading = ({ separator, encoding, bom }: Dialect): string => {
  const values = { encoding, separators: say(separators[separator]) }
  return bom && encoding === 'UTF-8'
    ? say('Text encoding {encoding} (marked in the file), columns separated by {separators}', values)
    : say('Text encoding {encoding}, columns separated by {separators}', values)
}

const describeOrder = (header: readonly string[], reordered: boolean): string => {
  if (!reordered) return say('columns in the usual order')
  const named = commaList(header.slice(0, columnsNamed))
  if (named === '') return say('columns in a different order')
  const columns = `${named}${header.length > columnsNamed ? ' …' : ''}`
  return say('columns found: {columns}', { columns })
}

/** Describes in a sentence how the file was read, so that its author can notice a wrong detection. */
export const describeDialect = (dialect: Dialect, header: readonly string[] | null): string => {
  const { reordered, unknownColumns, emptyColumns = [], format } = dialect
  const known = questionFormats.find((name) => name === format)
  if (known && !isTable(known)) return say('Read as {format}.', { format: say(formatNames[known]) })
  const parts = [
    known ? say('Read as {format}', { format: say(formatNames[known]) }) : describeReading(dialect),
    describeOrder(header ?? [], reordered),
    ...(emptyColumns.length > 0
      ? [say('not in the file (left empty): {columns}', { columns: listed(emptyColumns) })]
      : []),
    ...(unknownColumns.length > 0 ? [say('ignored: {columns}', { columns: commaList(unknownColumns) })] : []),
  ]
  return `${parts.join('; ')}.`
}
