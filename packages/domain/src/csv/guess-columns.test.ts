import { expect, test } from 'vitest'
import { guessColumns, headingsIn } from './guess-columns.ts'

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
    ['Type', 'Title', 'Correct', 'Choice 1', 'Choice 2'],
    ['kind', 'question', 'correct_option', 'option1', 'option2'],
  ],
  [
    ['Title', 'Question', 'A', 'B', 'Answer'],
    [null, 'question', 'option1', 'option2', 'correct_option'],
  ],
  [
    ['Treść pytania', 'Odpowiedź A', 'Odpowiedź B'],
    ['question', 'option1', 'option2'],
  ],
  [
    ['Küsimus', 'Vastus A)', 'Vastus B)', 'Õige vastus'],
    ['question', 'option1', 'option2', 'correct_option'],
  ],
  [
    ['Jautājums', 'Atbilde 1', 'Atbilde 2', 'Pareizā atbilde'],
    ['question', 'option1', 'option2', 'correct_option'],
  ],
  [
    ['Сұрақ', 'A', 'B', 'Дұрыс жауап'],
    ['question', 'option1', 'option2', 'correct_option'],
  ],
  [
    ['Swali', 'Jibu A', 'Jibu B', 'Jibu sahihi'],
    ['question', 'option1', 'option2', 'correct_option'],
  ],
  [
    ['Question_text', 'Answer_option_1 (mandatory)', 'Answer_option_2 (optional)', 'Points_possible'],
    ['question', 'option1', 'option2', null],
  ],
  // One option in each row.
  [
    ['QuestionType', 'QuestionText', 'OptionText', 'IsCorrect'],
    ['kind', 'question', 'option', 'is_correct'],
  ],
  [
    ['Question', 'Answer', 'Correct?'],
    ['question', 'option', 'is_correct'],
  ],
  [
    ['Question', 'Correct', 'Answer', 'Distractor 1'],
    ['question', 'correct_option', null, 'option2'],
  ],
  // Kahoot's template.
  [
    [
      '',
      'Question - max 120 characters',
      'Answer 1 - max 75 characters',
      'Answer 2 - max 75 characters',
      'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
      'Correct answer(s) - choose at least one',
    ],
    [null, 'question', 'option1', 'option2', null, 'correct_option'],
  ],
  // The template of Wayground (formerly Quizizz).
  [
    [
      'Question Text',
      'Question Type',
      'Option 1',
      'Option 2',
      'Correct Answer',
      'Time in seconds',
      'Image Link',
    ],
    ['question', 'kind', 'option1', 'option2', 'correct_option', null, 'image_url'],
  ],
  [
    ['问题', '选项A', '选项B', '正确答案', '难度'],
    ['question', 'option1', 'option2', 'correct_option', 'difficulty_level'],
  ],
  [
    ['السؤال', 'خيار ١', 'خيار ٢', 'الإجابة الصحيحة'],
    ['question', 'option1', 'option2', 'correct_option'],
  ],
  [
    ['Statement', 'Richtig', 'Falsch'],
    ['question', 'correct_option', null],
  ],
  [
    ['Savol', 'To‘g‘ri javob', 'Boshqa', 'Boshqa', 'boshqa '],
    ['question', 'correct_option', 'option2', 'option3', 'option4'],
  ],
  [
    ['Question', 'Answer', 'Note', 'Source'],
    ['question', 'correct_option', null, null],
  ],
  [
    ['question', 'Question text', 'option1', 'is_correct1'],
    ['question', null, 'option1', 'is_correct1'],
  ],
])('given the headings %j, then they map to the columns %j', (header, columns) => {
  expect(guessColumns(header)).toEqual(columns)
})

test.each([
  [['Frage', 'Auswahl A', 'Auswahl B', 'Auswahl C', 'Richtig'], 5],
  [['Question', 'A', 'B', 'C', 'D', 'Answer'], 6],
  [['Was ist 2+2?', '3', '4', '5', 'zwei'], 0],
  [['A', 'B', 'C', 'D'], 0],
])(
  'given the row %j, then single letters and digits count as headings only beside a longer heading',
  (cells, count) => {
    expect(headingsIn(cells)).toBe(count)
  },
)
