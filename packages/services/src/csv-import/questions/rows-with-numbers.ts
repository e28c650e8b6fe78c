import type { CsvRecord } from '../records/record-splitter.ts'
import { createKeyCollector } from '@quizwright/domain/csv/numbered-keys.ts'

/** So many rows are looked at for what tells from what their keys count. */
const mostRows = 500

/**
 * Holds rows whose keys are numbers until one of them tells whether these count from 0 or from 1: nobody said it before
 * the file was read.
 */
export const createRowsWithNumbers = (header: readonly string[], columns: readonly (string | null)[]) => {
  const keys = createKeyCollector(header, columns)
  let waiting: CsvRecord[] = []
  let isOver = keys.isSaid
  let looked = 0

  const release = (): CsvRecord[] => {
    const rows = waiting
    waiting = []
    return rows
  }
  return {
    /** Whether rows are still looked at. */
    isOpen: (): boolean => !isOver,
    /** The rows that can be read now. */
    push: (record: CsvRecord): CsvRecord[] => {
      keys.add(record.cells)
      waiting.push(record)
      looked += 1
      // A key 0 may still be contradicted.
      isOver = (keys.firstNumber() !== 0 && !keys.isOpen()) || looked >= mostRows
      return isOver || !keys.hasNumbers() ? release() : []
    },
    end: release,
    reading: () => ({
      countsFrom: keys.countsFrom(),
      keysAreNumbers: keys.areNumbers(),
      keysAreTexts: keys.areTexts(),
    }),
    notes: keys.notes,
  }
}
