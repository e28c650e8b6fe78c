// @vitest-environment happy-dom
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { playItem } from '../../testing/qti-player.ts'
import { writeQuestionFile } from '../write-question-file.ts'

const itemOf = async (question: Parameters<typeof fullQuestion>[0]): Promise<string> => {
  const quiz = { title: 'T', questions: [fullQuestion(question)], images: new Map() }
  const { bytes } = await writeQuestionFile(quiz, 'qti-3.0')
  return strFromU8(unzipSync(bytes)['items/question-1.xml']!)
}

const options = ['a < b & c', 'שלום', '"quoted"', 'x', 'y', 'z', 'C:\\temp', '8'].map((option, index) => ({
  option,
  is_correct: index === 2,
}))

test.each([
  ['the right answer', 'option_3', 1],
  ['the right answer of three marks', 'option_3', 3],
  ['a wrong answer', 'option_1', 3],
])("another project's player shows our QTI 3 and scores %s", async (_, answer, weightage) => {
  const item = await itemOf({ question: 'Which one?\nSay it.', solution: 'Because.', options, weightage })
  expect(await playItem(item, answer)).toEqual({
    stem: expect.stringMatching(/^Which one\? ?Say it\.$/),
    choices: options.map(({ option }) => option),
    correct: 'option_3',
    score: answer === 'option_3' ? weightage : 0,
  })
})

test("a descriptive question has no correct answer in another project's player", async () => {
  expect(await playItem(await itemOf({ question: 'Why?' }), 'Because.')).toEqual({
    stem: 'Why?',
    choices: [],
    correct: null,
    score: 0,
  })
})
