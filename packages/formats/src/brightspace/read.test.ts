import { expect, test } from 'vitest'
import { listsOf } from '../testing/lists-of.ts'
import { openQuestionFile, type OpenOptions } from '../open-question-file.ts'

const read = (text: string, options: OpenOptions = {}) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text) }, options)
  if ('problem' in opened) throw new Error(opened.problem)
  expect(opened.format).toBe('brightspace')
  return [...opened.entries]
}

const file = [
  '//MULTIPLE CHOICE QUESTION TYPE,,,,',
  ',,,,',
  'NewQuestion,MC,,,',
  'ID,CHEM110-237,,,',
  'Title,Rivers 1,,,',
  'QuestionText,"Which <b>river</b>,\nsays the map?",HTML,,',
  'Points,2,,,',
  'Difficulty,5,,,',
  'Image,images/map.jpg,,,',
  'Option,100,Danube,,',
  'Option,25,"Rhine, the",,Nearly.',
  'Hint,Think.,,,',
  'Feedback,It is long.,,,',
  '',
  'NewQuestion,TF,,,',
  'QuestionText,It flows.,,,',
  'TRUE,100,,,',
  'FALSE,0,,,',
  'NewQuestion,WR',
  'QuestionText,Describe it.',
  'InitialText,I think',
  'AnswerKey,Blue.',
  'NewQuestion,MS\nQuestionText,Which?\nOption,1,a\nOption,1,b\nOption,0,c',
  'NewQuestion,M\nQuestionText,Match.\nChoice,1,one\nChoice,2,two\nMatch,2,2\nMatch,1,1',
  'NewQuestion,O\nQuestionText,Order.\nItem,b\nItem,a',
  'NewQuestion,SA\nQuestionText,Name it.\nAnswer,100,Inn\nAnswer,50,In',
  'NewQuestion,XYZ\nQuestionText,What?',
].join('\r\n')

test('each block is a question of the type it names, and losses are reported', () => {
  const entries = read(file)
  expect(entries.map(({ status, kind, position }) => `${position.line} ${status}: ${kind}`)).toEqual([
    '3 taken: severalRight',
    '16 taken: trueFalse',
    '20 taken: descriptive',
    '24 taken: severalRight',
    '29 taken: matching',
    '35 taken: ordering',
    '39 taken: shortAnswer',
    '43 left out: unreadable',
  ])
  expect(entries[0]).toMatchObject({
    question: {
      question: 'Which river,\nsays the map?',
      weightage: 2,
      solution: 'It is long.',
      options: [{ option: 'Danube', is_correct: true }, { option: 'Rhine, the' }],
      option_feedback: ['', 'Nearly.'],
      interaction: { presentation: { at_most: 1 }, scoring: { rule: 'weights', weights: [100, 25] } },
    },
    without: [
      'its title "Rivers 1"',
      'bold, italic or underlined words',
      'the image "images/map.jpg", which the file does not hold',
      'its difficulty "5"',
    ],
  })
  expect(entries[1]!.question.options.map(({ is_correct }) => is_correct)).toEqual([true, false])
  expect(listsOf(entries[4]!.question)).toEqual(['two → 2', 'one → 1'])
  expect(listsOf(entries[5]!.question)).toEqual(['b', 'a'])
  expect(entries[2]).toMatchObject({
    question: { solution: 'Blue.' },
    without: ['the text that answers begin with'],
  })
})

test('with convert, answers of other kinds become solutions, even with semicolons', () => {
  const entries = read(file.replaceAll(/(?<=^\w+|^\w+,\w+),/gm, ';'), { convert: 'all' })
  const solutions = entries.map(({ question }) => question.solution)
  expect(solutions.slice(4, 7)).toEqual(['two → 2\none → 1', 'b\na', 'Inn\nIn (50%)'])
})

test.each([
  ['RightAnswers', 'each'],
  ['AllOrNothing', 'all'],
  ['RightMinusWrong', 'net'],
])('several right options of a one each earn marks as %s says', (scoring, rule) => {
  const [entry] = read(
    `NewQuestion,MS\nQuestionText,Which burn?\nScoring,${scoring}\nOption,1,Coal\nOption,0,Sand\nOption,1,Wood\n`,
  )
  expect(entry?.question.interaction).toMatchObject({ kind: 'multiple_answers', scoring: { rule } })
})
