import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'

test.each([
  [
    ['No.', 'Question text', 'A', 'B', 'Option C', 'Correct answer', 'Explanation'],
    ['ind_number', 'question', 'option1', 'option2', 'option3', 'correct_option', 'solution'],
  ],
  [
    ['Frage', 'Antwort 1', 'Antwort 2', 'Richtig', 'Schwierigkeit', 'Bemerkung'],
    ['question', 'option1', 'option2', 'correct_option', 'difficulty_level', null],
  ],
  [
    ['问题', '选项A', '选项B', '正确答案', '难度'],
    ['question', 'option1', 'option2', 'correct_option', 'difficulty_level'],
  ],
  [
    ['question', 'Question text', 'option1', 'is_correct1'],
    ['question', null, 'option1', 'is_correct1'],
  ],
])('the headings %j mean %j', (header, columns) => {
  expect(guessColumns(header)).toEqual(columns)
})
