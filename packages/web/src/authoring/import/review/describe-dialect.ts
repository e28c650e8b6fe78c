import { type Dialect, formatNames, isTable, questionFormats } from '@quizwright/domain/schemas/csv.ts'
import { humanName } from '../mapping/column-choices.ts'

const separators: Record<Dialect['separator'], string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }
const columnsNamed = 4

/**
 * Lists columns by their readable names. Columns of single options are listed only if nothing else is
 * missing.
 */
const listed = (columns: readonly string[]): string => {
  const whole = columns.filter((name) => !/\d$/.test(name))
  return (whole.length > 0 ? whole : columns).map(humanName).join(', ')
}

/** Describes in a sentence how the file was read, so that its author can notice a wrong detection. */
export const describeDialect = (
  { separator, encoding, bom, reordered, unknownColumns, emptyColumns = [], format }: Dialect,
  header: readonly string[] | null,
): string => {
  const known = questionFormats.find((name) => name === format)
  if (known && !isTable(known)) return `Read as ${formatNames[known]}.`
  const named = (header ?? []).slice(0, columnsNamed).join(', ')
  return (
    [
      known
        ? `Read as ${formatNames[known]}`
        : `Read as ${encoding}${bom && encoding === 'UTF-8' ? ' (marked as such)' : ''}, its cells ` +
          `separated by ${separators[separator]}`,
      reordered
        ? `its columns in an order of its own${named && `: ${named}${header!.length > columnsNamed ? ' …' : ''}`}`
        : 'its columns in the usual order',
      ...(emptyColumns.length > 0 ? [`not in the file and taken as empty: ${listed(emptyColumns)}`] : []),
      ...(unknownColumns.length > 0 ? [`not read: ${unknownColumns.join(', ')}`] : []),
    ].join('; ') + '.'
  )
}
