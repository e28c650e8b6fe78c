import type { Finding } from '@quizwright/domain/rules/finding.ts'
import type { CsvRecord } from '../records/record-splitter.ts'

/** Returns a hint for the cells of a question's rows that could not be taken. */
export const lossFindings = ({ lost = [] }: CsvRecord, questionNo: number): Finding[] =>
  lost.length === 0
    ? []
    : [
        {
          rule: 'takenWithout',
          severity: 'hint',
          field: 'question',
          questionNo,
          message: `Taken without ${lost.map((name) => `“${name}” of its other rows`).join('; ')}`,
        },
      ]
