import type { Dialect } from '@quizwright/contracts/schemas/csv.ts'

const separators: Record<Dialect['separator'], string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }

/** How the file was read, in a sentence, so that a wrong guess is seen. */
export const describeDialect = ({ separator, encoding, reordered, unknownColumns }: Dialect): string =>
  [
    `Read as ${encoding}, separated by ${separators[separator]}`,
    ...(reordered ? ['columns in another order than ours'] : []),
    ...(unknownColumns.length > 0 ? [`not read: ${unknownColumns.join(', ')}`] : []),
  ].join('; ') + '.'
