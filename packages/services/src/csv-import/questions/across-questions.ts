import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { createRepeatFinder } from '@quizwright/domain/rules/repeats.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { createFileDoubts, type Doubt } from '@quizwright/formats/plausibility/file-doubts.ts'
import { questionDoubts } from '@quizwright/formats/plausibility/question-doubts.ts'
import { fileNote } from './file-note.ts'
import { createGroupedNumbers } from './grouped-numbers.ts'

const toFinding = ({ message, questionNo }: Doubt): Finding =>
  questionNo === undefined
    ? fileNote(message)
    : { rule: 'toCheck', severity: 'hint', field: 'question', questionNo, message }

/**
 * Finds what only several questions of a file show: those that repeat, and numbers that may be grouped. Of a file whose
 * format leaves open how it is meant (`mayBeMisread`), it also finds what looks misread.
 */
export const createAcrossQuestions = (mayBeMisread: boolean) => {
  const repeats = createRepeatFinder()
  const grouped = createGroupedNumbers()
  const doubts = createFileDoubts()
  const doubtsOf = (question: QuestionContent, questionNo: number): Finding[] => {
    if (!mayBeMisread) return []
    doubts.add(question, questionNo)
    return questionDoubts(question).map((message) => toFinding({ message, questionNo }))
  }
  return {
    add: (question: QuestionContent, questionNo: number): Finding[][] => [
      repeats.add(question, questionNo),
      grouped.add(question, questionNo),
      doubtsOf(question, questionNo),
    ],
    /** The number that a list gives to what stands behind so many questions, or to the last of these. */
    addNumber: doubts.addNumber,
    end: (): Finding[] => [...grouped.end(), ...doubts.end().map(toFinding)],
  }
}
