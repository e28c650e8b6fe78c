import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { questionContent, type Option, type QuestionContent } from '../schemas/question.ts'
import { columnsFor, readHeader, readQuestionRow, toCells } from './columns.ts'
import { aiTextColumns, requiredColumns } from './column-names.ts'

const option = (text: string, is_correct = false): Option => ({
  option: text,
  equation: '',
  image_url: '',
  is_correct,
  is_selected: false,
})
const content: QuestionContent = {
  ind_number: 7,
  question: 'How fast is a train that goes 90 km in an hour?',
  equation: 'v = s/t',
  image_url: '/files/abc',
  topic: '',
  tags: [{ tag_name: 'motion' }, { tag_name: 'units' }],
  section: 'Part one',
  paragraph: 'A train leaves.',
  related_video_id: 'video_1',
  options: [option('90 m/s'), option('25 m/s', true)],
  weightage: 2,
  self_assigned_weightage: false,
  difficulty_level: 'Medium',
  solution: 'Divide by 3.6.',
  solution_equation: '',
  solution_image_url: '',
}

/** Reads a row that has these cells and is empty in all other required columns. */
const readRow = (cells: Record<string, string>) => {
  const columns = [...new Set([...requiredColumns, ...Object.keys(cells)])]
  const header = readHeader(columns)
  if (!header.ok) throw new Error(`The header is refused: ${JSON.stringify(header.errors)}`)
  const row = readQuestionRow(
    columns.map((name) => cells[name] ?? ''),
    header.layout,
  )
  return row.ok ? row : { ...row, column: columns[row.column - 1] }
}
const questionOf = (cells: Record<string, string>): QuestionContent => {
  const row = readRow(cells)
  if (!row.ok) throw new Error(row.reason)
  return row.question
}
/** What comes back when questions are written and read again. */
const travel = (questions: readonly QuestionContent[]): QuestionContent[] => {
  const columns = columnsFor(questions)
  const file = papaparse.unparse([columns, ...questions.map((question) => toCells(question, columns))])
  const [names, ...rows] = papaparse.parse<string[]>(file, { delimiter: ',' }).data
  const header = readHeader(names!)
  if (!header.ok) throw new Error(JSON.stringify(header.errors))
  return rows.map((row) => {
    const read = readQuestionRow(row, header.layout)
    if (!read.ok) throw new Error(read.reason)
    return read.question
  })
}

describe('header', () => {
  test('reads any order and case, past a byte order mark, and names the columns it does not know', () => {
    const columns = [...requiredColumns].reverse().map((name) => name.toUpperCase())
    const header = readHeader([`\uFEFF${columns[0]}`, 'Author', '', '__proto__', ...columns.slice(1)])
    expect(header).toMatchObject({
      ok: true,
      reordered: true,
      unknownColumns: ['Author', 'column 3, which has no name', '__proto__'],
    })
  })
  test('names every missing and every doubled column with its place', () => {
    const cells = [
      ...requiredColumns.filter((name) => name !== 'weightage' && name !== 'is_correct2'),
      'Question',
    ]
    expect(readHeader(cells)).toEqual({
      ok: false,
      errors: [
        { column: cells.length, name: 'Question', error: 'doubled' },
        { column: 0, name: 'weightage', error: 'missing' },
        { column: 0, name: 'is_correct2', error: 'missing' },
      ],
    })
  })
  test('a sixth option needs the columns of the fifth', () => {
    const header = readHeader([...requiredColumns, 'option6', 'equation6', 'image_url6', 'is_correct6'])
    expect(header.ok ? [] : header.errors.map((fault) => fault.name)).toEqual([
      'option5',
      'equation5',
      'image_url5',
      'is_correct5',
    ])
  })
})

describe('cells', () => {
  test('is_correct takes 1/0, true/false and yes/no in any case', () => {
    for (const [yes, no] of [
      ['1', '0'],
      ['true', 'false'],
      ['YES', 'No'],
      [' True ', ''],
    ] as const) {
      expect(
        questionOf({ option1: 'a', is_correct1: yes, option2: 'b', is_correct2: no }).options.map(
          (one) => one.is_correct,
        ),
      ).toEqual([true, false])
    }
    expect(readRow({ option1: 'a', is_correct1: 'A' })).toMatchObject({
      ok: false,
      column: 'is_correct1',
      reason: 'is_correct1 must be 1 or 0, true or false, yes or no.',
    })
    expect(readRow({ option1: 'a', is_correct1: 'constructor' }).ok).toBe(false)
  })
  test('tags are separated by ; or |, each counts once', () => {
    expect(questionOf({ tags: ' motion;units | motion ;; ' }).tags).toEqual([
      { tag_name: 'motion' },
      { tag_name: 'units' },
    ])
  })
  test('an empty difficulty is Easy, an empty weightage 1, and neither is worth a word', () => {
    expect(readRow({})).toMatchObject({
      ok: true,
      findings: [],
      question: { difficulty_level: 'Easy', weightage: 1, ind_number: null, related_video_id: null },
    })
  })
  test('Moderate is read as Medium and said; another difficulty is refused', () => {
    expect(readRow({ difficulty_level: 'MODERATE' })).toMatchObject({
      question: { difficulty_level: 'Medium' },
      findings: [{ severity: 'hint' }],
    })
    expect(readRow({ difficulty_level: 'tough' })).toMatchObject({
      ok: false,
      column: 'difficulty_level',
      reason: 'difficulty_level must be Easy, Medium or Hard.',
    })
  })
  test('empty options at the end are absent, one between filled ones stays', () => {
    expect(questionOf({ option1: 'a', option3: 'c', option4: ' ' }).options.map((one) => one.option)).toEqual(
      ['a', '', 'c'],
    )
    expect(questionOf({ option1: 'a', is_correct3: '1' }).options).toHaveLength(3)
  })
  test.each([
    ['weightage', '1.5', 'weightage must be a whole number, such as 1.'],
    ['ind_number', '-1', 'ind_number must be a whole number, such as 1.'],
    ['ind_number', '2147483648', 'ind_number can be at most 2147483647.'],
    ['image_url', 'javascript:alert(1)', 'image_url must be a link that begins with http://, https:// or /.'],
    ['related_video_id', 'a b', 'related_video_id must be an id: letters, digits, _ and -.'],
    ['equation', 'x'.repeat(2_001), 'equation can hold at most 2000 characters and has 2001.'],
    ['question', 'a\0b', 'question holds a character that can not be stored. Write it again.'],
    ['solution', 'a\uD800b', 'solution holds a character that can not be stored. Write it again.'],
    [
      'ai_config',
      'content;style',
      'ai_config must name some of content, understanding, writing_skill, evidence, organization, or none.',
    ],
    [
      'ai_evaluation_prompt_chain',
      '[1]',
      'ai_evaluation_prompt_chain must be a list of at most 20 texts, as ["first", "second"].',
    ],
  ])('%s refuses what the contract would (%#)', (column, cell, reason) => {
    expect(readRow({ [column]: cell })).toEqual({ ok: false, column, reason })
  })
})

describe('there and back', () => {
  test('an ordinary question needs the required columns only', () => {
    expect(columnsFor([content])).toEqual(requiredColumns)
    expect(travel([content])).toEqual([content])
  })
  test('further columns come only when some question needs them', () => {
    const six = {
      ...content,
      topic: 'Speed',
      options: ['a', 'b', 'c', 'd', 'e', 'f'].map((text, at) => option(text, at === 5)),
    }
    expect(columnsFor([content, six]).slice(requiredColumns.length)).toEqual([
      'option5',
      'equation5',
      'image_url5',
      'is_correct5',
      'option6',
      'equation6',
      'image_url6',
      'is_correct6',
      'topic',
    ])
    expect(travel([content, six])).toEqual([content, six])
  })
  test('what a spreadsheet would run is written so that it is not', () => {
    const risky = {
      ...content,
      question: '=1+1',
      tags: [{ tag_name: '@x' }],
      options: [option("'=2", true), option('＝cmd')],
    }
    expect(toCells(risky, ['question', 'tags', 'option1', 'option2'])).toEqual([
      "'=1+1",
      "'@x",
      "''=2",
      "'＝cmd",
    ])
    expect(travel([risky])).toEqual([risky])
  })

  const words = (max: number) =>
    fc.oneof(
      fc
        .string({ unit: 'binary', maxLength: max })
        .filter((text) => !text.includes('\0') && text.isWellFormed()),
      fc.stringMatching(/^'*[=+\-@\t\r＝＋－＠]["',;\n a]{0,5}$/),
      fc.constantFrom('', ' ', '"', "'", 'a,b;c\td', 'line\r\nline', '=1', "'-1"),
    )
  const link = fc.constantFrom('', '/files/a', 'https://example.com/a,b')
  const anOption = fc.record({
    option: words(20),
    equation: words(20),
    image_url: link,
    is_correct: fc.boolean(),
    is_selected: fc.constant(false),
  })
  const isFilled = (one: Option) =>
    one.is_correct || [one.option, one.equation, one.image_url].some((text) => text.trim() !== '')
  const tagNames = fc.uniqueArray(
    words(20)
      .map((text) => text.replaceAll(/[;|]/g, '').trim())
      .filter((text) => text !== ''),
    { maxLength: 4 },
  )
  const written = (max: number) => words(max).filter((text) => text !== '')
  const ai = fc.record(
    {
      allow_ocr: fc.boolean(),
      ai_prompt_checking: fc.boolean(),
      ai_evaluation_prompt_chain: fc.array(fc.record({ value: words(20) }), { maxLength: 3 }),
      ai_config: fc.record({
        content: fc.boolean(),
        understanding: fc.boolean(),
        writing_skill: fc.boolean(),
        evidence: fc.boolean(),
        organization: fc.boolean(),
      }),
      ...Object.fromEntries(aiTextColumns.map((name) => [name, written(20)])),
    },
    { requiredKeys: [] },
  )
  const anyQuestion: fc.Arbitrary<QuestionContent> = fc
    .record({
      ind_number: fc.option(fc.nat()),
      question: words(80),
      equation: words(20),
      image_url: link,
      topic: words(20),
      tags: tagNames.map((names) => names.map((tag_name) => ({ tag_name }))),
      section: words(20),
      paragraph: words(40),
      related_video_id: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/)),
      options: fc
        .array(anOption, { maxLength: 8 })
        .map((options) => options.slice(0, options.findLastIndex(isFilled) + 1)),
      weightage: fc.nat(),
      self_assigned_weightage: fc.boolean(),
      difficulty_level: fc.constantFrom('Easy', 'Medium', 'Hard'),
      solution: words(40),
      solution_equation: words(20),
      solution_image_url: link,
    })
    .chain((base) => fc.oneof(fc.constant({}), ai).map((fields) => ({ ...base, ...fields })))

  test('import(export(x)) is x', () => {
    fc.assert(
      fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 3 }), (questions) => {
        expect(travel(questions)).toEqual(questions)
      }),
      { numRuns: 300 },
    )
  })
  test('no written cell begins as a formula does', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(
          toCells(question, columnsFor([question])).filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell)),
        ).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
  test('whatever is read is a question of the contract', () => {
    const cells = fc.dictionary(
      fc.constantFrom(
        ...requiredColumns,
        'option5',
        'equation5',
        'image_url5',
        'is_correct5',
        'ai_config',
        'allow_ocr',
      ),
      fc.oneof(words(30), fc.constantFrom('1', '0', 'yes', 'hard', '/a', 'none')),
    )
    fc.assert(
      fc.property(cells, (given) => {
        const row = readRow({ option5: '', equation5: '', image_url5: '', is_correct5: '', ...given })
        if (row.ok)
          expect(z.safeParse(questionContent, row.question)).toEqual({ success: true, data: row.question })
      }),
      { numRuns: 500 },
    )
  })
})
