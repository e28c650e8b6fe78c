/**
 * The columns of a quiz's CSV file: cells become a question and a question becomes cells, and what is written
 * reads back unchanged. Parsing and quoting are the host's.
 */
export { readHeader, type HeaderError, type ColumnLayout } from './read-header.ts'
export { readQuestionRow } from './read-row.ts'
export { columnsFor, toCells } from './write-row.ts'
