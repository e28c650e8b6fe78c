import { zipOf } from '@quizwright/formats/testing/sample-files.ts'
import { expect, test } from 'vitest'
import { readQuestions } from '../questions/read-questions.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'

const interaction = (from: number, question: string) => ({
  duration: { from, to: from + 10 },
  action: { library: 'H5P.TrueFalse 1.8', params: { question, correct: 'true' } },
})
const video = zipOf({
  'h5p.json': JSON.stringify({ mainLibrary: 'H5P.InteractiveVideo' }),
  'content/content.json': JSON.stringify({
    interactiveVideo: { assets: { interactions: [interaction(65, 'Wet?'), interaction(130, 'Dry?')] } },
  }),
})

const reportOf = async (quizType: 'pop' | 'full') => {
  for await (const result of readQuestions(sourceOf(Buffer.from(video), undefined, 'a.h5p'), { quizType }))
    if (result.kind === 'complete') return result.report
  throw new Error('The file was not read to its end.')
}

test('a pop-up quiz gets the times of a video, and each question is told its own', async () => {
  const { seconds, hints } = await reportOf('pop')
  expect(seconds).toEqual([
    { question_no: 1, second: 65 },
    { question_no: 2, second: 130 },
  ])
  expect(hints).toContain('warning#In the file, the video stops for it at 1:05#1')
  expect(hints.join()).not.toContain('without its time')
})

test('in another quiz the times are lost, which is told', async () => {
  const { seconds, hints } = await reportOf('full')
  expect(seconds).toBeUndefined()
  expect(hints).toContain('warning#Taken without its time in the video (1:05)#1')
})
