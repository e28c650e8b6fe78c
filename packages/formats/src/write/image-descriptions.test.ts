import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { png } from '../testing/sample-files.ts'
import { writeQuestionFile } from './write-question-file.ts'

const image_url = '/files/1.png'
const described = fullQuestion({
  question: 'Which river?',
  image_url,
  image_description: 'A map of “Europe” & its rivers',
  options: [
    { option: 'Danube', image_url: '/files/2.png', image_description: 'A <wide> river' },
    { option: 'Rhine', is_correct: true },
  ],
  solution: 'It is long.',
  solution_image_url: '/files/3.png',
  solution_image_description: 'The Rhine',
})
/** Images with other bytes are other images. */
const images = new Map(
  [1, 2, 3].map((no) => [`/files/${no}.png`, { name: `${no}.png`, bytes: new Uint8Array([...png, no]) }]),
)

test.each(['moodle-xml', 'qti-1.2', 'qti-2.2', 'qti-3.0', 'json'] as const)(
  'given %s, then the descriptions of all images are read as they were written',
  async (format) => {
    const { bytes } = await writeQuestionFile({ title: 'T', questions: [described], images }, format)
    const opened = openQuestionFile({ bytes })
    const [entry] = 'problem' in opened ? [] : [...opened.entries]
    expect(entry!.question).toMatchObject({
      image_description: described.image_description,
      options: [{ image_description: 'A <wide> river' }, { option: 'Rhine' }],
      solution_image_description: 'The Rhine',
    })
    expect(entry!.question.options[1]!.image_description ?? '').toBe('')
  },
)

test('given a Word document, then the descriptions of question and option are read again', async () => {
  const { bytes } = await writeQuestionFile({ title: 'T', questions: [described], images }, 'word')
  const opened = openQuestionFile({ bytes })
  const entries = 'problem' in opened ? [] : [...opened.entries]
  const entry = entries.find(({ question }) => question.options.length > 0)
  expect(entry!.question).toMatchObject({
    image_description: described.image_description,
    options: [{ image_description: 'A <wide> river' }, {}],
  })
})

test('given the name of a file where a description belongs, then it is not taken as one', () => {
  const file = (alt: string) => `
    <quiz><question type="multichoice"><name><text>1</text></name>
    <questiontext format="html"><text><![CDATA[<p>Which?</p><img src="https://x.org/1.png" alt="${alt}">]]></text>
    </questiontext><single>true</single>
    <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question></quiz>`
  const read = (alt: string) => {
    const opened = openQuestionFile({ bytes: new TextEncoder().encode(file(alt)) })
    const [entry] = 'problem' in opened ? [] : [...opened.entries]
    return entry!.question.image_description
  }
  expect(read('IMG_1234.JPG')).toBeUndefined()
  expect(read('')).toBeUndefined()
  expect(read('A bridge')).toBe('A bridge')
})
