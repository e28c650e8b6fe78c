import { type Dialect, formatNames, questionFormats } from '@quizwright/contracts/schemas/csv.ts'

const separators: Record<Dialect['separator'], string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }
const columnsNamed = 4

/** Describes in a sentence how the file was read, so that a wrong detection is noticed. */
export const describeDialect = (
  { separator, encoding, bom, reordered, unknownColumns, format }: Dialect,
  header: readonly string[] | null,
): string => {
  const known = questionFormats.find((name) => name === format)
  if (known) return `Read as ${formatNames[known]}.`
  const named = (header ?? []).slice(0, columnsNamed).join(', ')
  return (
    [
      `Read as ${encoding}${bom && encoding === 'UTF-8' ? ' (marked as such)' : ''}, its cells ` +
        `separated by ${separators[separator]}`,
      reordered
        ? `its columns in an order of its own${named && `: ${named}${header!.length > columnsNamed ? ' …' : ''}`}`
        : 'its columns in the usual order',
      ...(unknownColumns.length > 0 ? [`not read: ${unknownColumns.join(', ')}`] : []),
    ].join('; ') + '.'
  )
}
