import { describe, expect } from 'vitest'
import { csvFile, csvOf, faultyRows, soundRow, soundRows } from '../support/csv-files.ts'
import { importFile, readImport } from '../support/import-csv.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'
import { clientOn } from '../support/clients.ts'

describe.each(entryPoints)('importing a CSV file, $name', (entryPoint) => {
  test('returns the questions, errors and omissions, and stores nothing', async ({ world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const { questions, complete, progress } = await importFile(
      entryPoint,
      world,
      instructor,
      quizId,
      csvFile(csvOf(faultyRows())),
    )
    expect(questions).toHaveLength(12)
    expect(complete).toMatchObject({
      total: 12,
      rejected: [],
      rejectedCount: 0,
      dialect: { separator: ',', encoding: 'UTF-8', bom: false, reordered: false, unknownColumns: [] },
    })
    expect(complete!.warnings).toEqual([
      'error#Correct option is required#2',
      'warning#Minimum one tag should be added#3',
      'warning#Minimum one tag should be added#4',
      'error#Only one option be marked as true#5',
      'error#Question text can not be empty#7',
      'error#Option text can not be empty at option # 3#9',
    ])
    expect(progress.at(-1)).toBe(100)
    expect(
      (await clientOn(entryPoint.baseUrl(world), instructor).getQuestionCount({ params: { quizId } })).data
        .question,
    ).toBe(0)
  })

  test('reads every column', async ({ world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const row = {
      ind_number: '7',
      question: 'First line\r\nsecond "quoted", line',
      image_url: 'https://images.example/q.png',
      equation: 'x^2',
      tags: 'algebra; roots|signs',
      difficulty_level: 'hard',
      weightage: '12',
      section: 'Part A',
      paragraph: 'Read, then answer.',
      related_video_id: 'V1',
      solution: 'Because.',
      solution_equation: 'x = 2',
      solution_image_url: '/files/abc',
      option1: 'one',
      equation1: '1',
      image_url1: '/files/one',
      is_correct1: 'yes',
      option2: 'two',
      is_correct2: 'no',
      option3: 'three',
      is_correct3: 'false',
      option4: '',
      is_correct4: '',
    }
    const { questions, complete } = await importFile(
      entryPoint,
      world,
      instructor,
      quizId,
      csvFile(csvOf([row])),
    )
    expect(questions[0]).toMatchObject({
      ind_number: 7,
      question: row.question,
      image_url: row.image_url,
      equation: 'x^2',
      tags: [{ tag_name: 'algebra' }, { tag_name: 'roots' }, { tag_name: 'signs' }],
      difficulty_level: 'Hard',
      weightage: 12,
      section: 'Part A',
      paragraph: 'Read, then answer.',
      related_video_id: 'V1',
      solution: 'Because.',
      solution_equation: 'x = 2',
      solution_image_url: '/files/abc',
      options: [
        { option: 'one', equation: '1', image_url: '/files/one', is_correct: true },
        { option: 'two', is_correct: false },
        { option: 'three', is_correct: false },
      ],
    })
    expect(complete!.sections).toMatchObject([
      { section: 'Part A', paragraph: 'Read, then answer.', question_no: 1 },
    ])
  })

  test('detects separators, encodings and column orders, and reports them', async ({ world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const header = Object.keys(soundRow(1)).reverse()
    const full = csvOf([soundRow(1)])
      .split('\r\n')[0]!
      .split(',')
    const row = { ...soundRow(1), question: 'Wie groß ist “α”?' }
    const read = (content: string | Buffer) =>
      importFile(entryPoint, world, instructor, quizId, csvFile(content))
    const semicolons = await read(csvOf([row], full, ';'))
    expect(semicolons.complete!.dialect).toMatchObject({ separator: ';' })
    const tabs = await read(
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(csvOf([row], full, '\t'))]),
    )
    expect(tabs.complete!.dialect).toMatchObject({ separator: '\t', encoding: 'UTF-8', bom: true })
    const wide = await read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csvOf([row]), 'utf16le')]))
    expect(wide.complete!.dialect).toMatchObject({ encoding: 'UTF-16LE' })
    const old = await read(Buffer.from(csvOf([{ ...row, question: 'Wie groß?' }]), 'latin1'))
    expect(old.complete!.dialect).toMatchObject({ encoding: 'Windows-1252' })
    expect(old.questions[0]!.question).toBe('Wie groß?')
    const shuffled = await read(
      csvOf([row], [...header, 'remark', ...full.filter((column) => !header.includes(column))]),
    )
    expect(shuffled.complete!.dialect).toMatchObject({ reordered: true, unknownColumns: ['remark'] })
    for (const { questions } of [semicolons, tabs, wide, shuffled])
      expect(questions.map((question) => question.question)).toEqual([row.question])
  })

  test('names a row that cannot become a question, and reads the good rows around it', async ({
    world,
    instructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const rows = [
      soundRow(1),
      { ...soundRow(2), weightage: 'many' },
      soundRow(3),
      { ...soundRow(4), question: 'x'.repeat(40_000) },
    ]
    const { questions, complete } = await importFile(
      entryPoint,
      world,
      instructor,
      quizId,
      csvFile(`${csvOf(rows)}\r\n1,too short`),
    )
    expect(questions.map((question) => question.question)).toEqual([
      'How much is 1 + 1?',
      'How much is 3 + 3?',
    ])
    expect(complete!.rejectedCount).toBe(3)
    expect(complete!.rejected.map(({ line, column }) => [line, column])).toEqual([
      [3, 7],
      [5, 2],
      [6, expect.anything()],
    ])
    expect(complete!.rejected[0]!.reason).toMatch(/^weightage must be a whole number/)
    expect(complete!.rejected[0]!.raw.slice(0, 2)).toEqual(['2', 'How much is 2 + 2?'])
  })

  test('continues at the requested question', async ({ world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const { fileLink } = (
      await instructor.direct.uploadCsv({
        file: new File([csvOf(soundRows(250))], 'sums.csv', { type: 'text/csv' }),
      })
    ).data
    await using channel = await entryPoint.open(world, 'csvUpload', instructor)
    const { questions, complete } = await readImport(channel, fileLink, quizId, 200)
    expect(questions.map((question) => question.ind_number)).toEqual(
      Array.from({ length: 50 }, (_, index) => 201 + index),
    )
    expect(complete!.total).toBe(250)
  })

  test('the progress never decreases', async ({ world, instructor }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const { questions, progress } = await importFile(
      entryPoint,
      world,
      instructor,
      quizId,
      csvFile(csvOf(soundRows(5_000))),
    )
    expect(questions).toHaveLength(5_000)
    expect(progress.length).toBeGreaterThan(2)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(progress.at(-1)).toBe(100)
  })

  test("nobody can read another instructor's file, or import into another's quiz", async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    const quizId = await addQuiz(instructor, {}, [])
    const foreignQuiz = await addQuiz(otherInstructor, {}, [])
    const upload = async (owner: typeof instructor) =>
      (
        await owner.direct.uploadCsv({
          file: new File([csvOf(soundRows(1))], 'sums.csv', { type: 'text/csv' }),
        })
      ).data.fileLink
    for (const [file, quiz] of [
      [await upload(otherInstructor), quizId],
      [await upload(instructor), foreignQuiz],
    ] as const) {
      await using channel = await entryPoint.open(world, 'csvUpload', instructor)
      expect((await readImport(channel, file, quiz)).problem).toMatchObject({
        code: 'NOT_FOUND',
        retryable: false,
      })
    }
  })
})
