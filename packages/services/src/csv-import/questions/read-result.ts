import type { ImportComplete } from '@quizwright/domain/schemas/csv.ts'
import type { NumberedBatch } from './record-consumer.ts'

/** `progress` is the percentage of the file's bytes that have been read. */
export type ReadResult =
  | (NumberedBatch & { kind: 'questions'; progress: number })
  | { kind: 'complete'; report: ImportComplete }
