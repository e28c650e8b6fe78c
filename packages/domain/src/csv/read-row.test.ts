import { expect, test } from 'vitest'
import { readQuestion, readRow } from './testing/rows.ts'

test('reads is_correct as 1/0, true/false or yes/no in any case', () => {
  for (const [yes, no] of [
    ['1', '0'],
    ['true', 'false'],
    ['YES', 'No'],
    [' True ', ''],
  ] as const) {
    expect(
      readQuestion({ option1: 'a', is_correct1: yes, option2: 'b', is_correct2: no }).options.map(
        (parsed) => parsed.is_correct,
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
test('splits tags at ; and | and drops duplicates', () => {
  expect(readQuestion({ tags: ' motion;units | motion ;; ' }).tags).toEqual([
    { tag_name: 'motion' },
    { tag_name: 'units' },
  ])
})
test('reads an empty difficulty as Easy and an empty weightage as 1, without a finding', () => {
  expect(readRow({})).toMatchObject({
    ok: true,
    findings: [],
    question: { difficulty_level: 'Easy', weightage: 1, ind_number: null, related_video_id: null },
  })
})
test('reads Moderate as Medium with a hint, and rejects an unknown difficulty', () => {
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
test('drops empty options at the end and keeps an empty one between others', () => {
  expect(
    readQuestion({ option1: 'a', option3: 'c', option4: ' ' }).options.map((parsed) => parsed.option),
  ).toEqual(['a', '', 'c'])
  expect(readQuestion({ option1: 'a', is_correct3: '1' }).options).toHaveLength(3)
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
])('%s: rejects a cell that the contract would reject (%#)', (column, cell, reason) => {
  expect(readRow({ [column]: cell })).toEqual({ ok: false, column, reason })
})
