import { ulid } from 'ulid'
import { describe, expect } from 'vitest'
import { entryPoints } from '../support/entry-points.ts'
import { clientOn } from '../support/clients.ts'
import { importFile } from '../support/import-csv.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const moodle =
  '<?xml version="1.0"?><quiz><question type="multichoice"><questiontext format="html">' +
  '<text><![CDATA[<p>Which? <img src="@@PLUGINFILE@@/a.png"> \\(x^2\\)</p>]]></text>' +
  `<file name="a.png" path="/" encoding="base64">${png}</file></questiontext><single>true</single>` +
  '<defaultgrade>3</defaultgrade><generalfeedback format="html"><text>Because.</text></generalfeedback>' +
  '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>' +
  '<tags><tag><text>rivers</text></tag></tags></question>' +
  '<question type="matching"><questiontext format="html"><text>Match</text></questiontext></question></quiz>'

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  type: 'application/octet-stream',
  content: Buffer.from(content),
})

describe.each(entryPoints)('question files of other tools, $name', (entryPoint) => {
  test('a Moodle XML file is imported with its image, and left-out parts are reported', async ({
    world,
    instructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const file = fileOf('questions.xml', moodle)
    const { questions, complete, problem } = await importFile(entryPoint, world, instructor, quizId, file)
    expect(problem).toBeUndefined()
    expect(questions).toMatchObject([
      {
        question: 'Which? \\(x^2\\)',
        image_url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.png$/),
        weightage: 3,
      },
    ])
    expect(complete).toMatchObject({
      dialect: { format: 'moodle-xml' },
      rejected: [
        { reason: expect.stringContaining('matching'), source: expect.stringContaining('type="matching"') },
      ],
    })
  })

  test('entities that a file defines are reported, and no file of the server is read', async ({
    world,
    instructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const entities =
      '<!DOCTYPE quiz [<!ENTITY f SYSTEM "file:///etc/passwd"><!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'
    const answers =
      '<answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>'
    const text = '<questiontext><text>Q &f;&b;</text></questiontext>'
    const question = `<question type="multichoice">${text}${answers}</question>`
    const file = fileOf('questions.xml', `${entities}<quiz>${question}</quiz>`)
    const { questions, complete } = await importFile(entryPoint, world, instructor, quizId, file)
    expect(questions.map((one) => one.question)).toEqual(['Q &f;&b;'])
    expect(complete?.rejected).toMatchObject([{ reason: expect.stringContaining('entities of its own') }])
    expect((await instructor.direct.getQuestionCount({ params: { quizId } })).data.question).toBe(0)
  })

  test('a quiz downloaded as QTI 3 and imported again is the same', async ({ world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const first = await importFile(entryPoint, world, instructor, quizId, fileOf('questions.xml', moodle))
    const filled = await addQuiz(
      instructor,
      {},
      first.questions.map((question) => ({ _id: ulid(), ...question })),
    )
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const { data } = await client.exportQuiz({ params: { quizId: filled, format: 'qti-3.0' } })
    expect(data.losses).toEqual([])
    const file = fileOf(data.name, Buffer.from(data.base64, 'base64'))
    const { questions, complete } = await importFile(entryPoint, world, instructor, quizId, file)
    expect(questions).toEqual(first.questions)
    expect(complete).toMatchObject({ rejected: [], hints: [], dialect: { format: 'qti-3' } })
  })

  test('some questions are downloaded as edited, with their images, also as a PDF', async ({
    world,
    instructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const { questions } = await importFile(entryPoint, world, instructor, quizId, fileOf('q.xml', moodle))
    const changed = questions.map((question) => ({ ...question, question: 'Not saved yet?' }))
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    const write = async (format: 'json' | 'pdf') => {
      const { data } = await client.exportQuestions({ body: { quiz_id: quizId, format, questions: changed } })
      return { losses: data.losses, text: Buffer.from(data.base64, 'base64').toString('latin1') }
    }
    const json = await write('json')
    expect(JSON.parse(json.text)).toMatchObject({
      questions: [{ question: 'Not saved yet?' }],
      images: expect.objectContaining({ [questions[0]!.image_url]: expect.anything() }),
    })
    const pdf = await write('pdf')
    expect(pdf.text).toMatch(/^%PDF-[^]*\/Subtype \/Image/)
    expect(pdf.losses).toEqual(['the tags of 1 question'])
  })
})
