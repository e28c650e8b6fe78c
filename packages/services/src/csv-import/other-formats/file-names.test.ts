import { expect, test } from 'vitest'
import { acceptedEndings } from '@quizwright/formats/question-file-endings.ts'
import { csv, row } from '../testing/fixtures.ts'
import { previewFile } from '../preview/preview-file.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { sourceOf } from '@quizwright/formats/encoding/source.ts'

const sourceNamed = (name: string, text: string) => sourceOf(Buffer.from(text), undefined, name)

/** What the import says about a file: its format and the reasons of what was left out, or why it cannot be read. */
const importOf = async (name: string, text: string) => {
  try {
    for await (const result of readQuestions(sourceNamed(name, text), { quizType: 'full' }))
      if (result.kind === 'complete') {
        const { dialect, rejected } = result.report
        return { format: dialect.format ?? 'csv', reasons: rejected.map(({ reason }) => reason) }
      }
  } catch (problem) {
    return { problem: (problem as Error).message }
  }
  return undefined
}

test.each([
  ['weekly.gift', 'What is 2 + 2? =4 ~3\n', 'gift'],
  ['weekly.aiken', 'What is it?\none\ntwo\nANS: A\n', 'aiken'],
  ['Weekly.JSON', '"questions": [{"question": "What?"}', 'json'],
])(
  'given damaged content in %s, then the reader of that format says what is wrong',
  async (name, text, format) => {
    expect(await previewFile(sourceNamed(name, text), {})).toMatchObject({ format })
    const said = await importOf(name, text)
    expect(said).toEqual({ format, reasons: [expect.stringMatching(/\w/)] })
    expect(JSON.stringify(said)).not.toMatch(/header|column/)
  },
)

test.each(['weekly.xml', 'weekly.docx', 'weekly.zip'])(
  'given content that is not what the name %s says, then the ending is named',
  async (name) => {
    const ending = name.slice(name.indexOf('.'))
    expect(await previewFile(sourceNamed(name, 'hello there'), {})).toMatchObject({ format: 'other' })
    expect(await importOf(name, 'hello there')).toEqual({
      problem:
        `The content of this file does not fit its ending ${ending}. ` +
        'Export the file again, or correct the ending.',
    })
  },
)

test('given notes in a Markdown file, then it is said that they hold no question', async () => {
  expect(await importOf('notes.md', 'Some notes\n')).toEqual({
    problem: expect.stringContaining('No question was found in this text.'),
  })
})

test.each(['export.xlsx', 'export.json', 'export.gift'])(
  'given a table that is named %s, then it is read as a table',
  async (name) => {
    expect(await importOf(name, csv([row(), row()]))).toMatchObject({ format: 'csv', reasons: [] })
    expect(await importOf(name, 'Was?,a,b,A\nWie?,c,d,B\n')).toMatchObject({
      problem: expect.stringContaining('No column of this table'),
    })
  },
)

test.each(['quiz.go', 'quiz.kt', 'Quiz.java', 'quiz.dart'])(
  'given a program without questions that is named %s, then it is told as one',
  async (name) => {
    expect(acceptedEndings.split(',')).toContain(name.slice(name.indexOf('.')))
    const program = 'package quiz\n\nimport strings\n\nvar a = join(1, 2, 3)\nvar b = join(4, 5, 6)\n'
    expect(await importOf(name, program)).toEqual({ problem: expect.stringContaining('code of a program') })
  },
)
