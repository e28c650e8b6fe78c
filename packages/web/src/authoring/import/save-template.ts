import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { blankOption, blankQuestion } from '@quizwright/machines/quiz-document/blank-question.ts'
import { saveFile } from '../../files/save-file.ts'
import { writeQuestionsCsv } from '../../files/questions-csv.ts'

const answers = ['Mercury', 'Venus', 'Earth', 'Mars']

/** A valid example question. */
export const templateQuestion = (): QuestionContent => {
  const { _id, ...blank } = blankQuestion('template', 'full')
  return {
    ...blank,
    ind_number: 1,
    question: 'Which planet is closest to the sun?',
    tags: [{ tag_name: 'astronomy' }],
    options: answers.map((option, index) => ({ ...blankOption(), option, is_correct: index === 0 })),
    solution: 'Mercury, on average 58 million kilometres away.',
  }
}

/** Downloads a template file with all columns and one example row. */
export const saveTemplate = (): void =>
  saveFile(
    new Blob([writeQuestionsCsv([templateQuestion()])], { type: 'text/csv' }),
    'questions-template.csv',
  )
