import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'
import { listsOf } from '../testing/lists-of.ts'
import { zipOf } from '../testing/sample-files.ts'

const text = (words: string) => `<TEXT><![CDATA[${words}]]></TEXT>`
const choice = (name: string, id: string, words: string) => `<${name} id="${id}">${text(words)}</${name}>`
const question = (kind: string, asked: string, inside: string, key = '') =>
  `<QUESTION_${kind} id="${kind}"><BODY>${text(asked)}<FLAGS><ISHTML value="true"/></FLAGS></BODY>${inside}` +
  `<GRADABLE>${key}</GRADABLE></QUESTION_${kind}>`
const right = (attributes: string) => `<CORRECTANSWER ${attributes}/>`

const pool =
  '<?xml version="1.0"?><POOL><TITLE value="Rivers"/><QUESTIONLIST>' +
  '<QUESTION id="MULTIPLECHOICE" class="QUESTION_MULTIPLECHOICE" points="3"/></QUESTIONLIST>' +
  question(
    'MULTIPLECHOICE',
    'Which is <b>long</b>?',
    choice('ANSWER', 'a', 'Ilm') + choice('ANSWER', 'b', 'Nile'),
    `${right('answer_id="b"')}<FEEDBACK_WHEN_CORRECT>Yes.</FEEDBACK_WHEN_CORRECT>`,
  ) +
  question(
    'TRUEFALSE',
    'Rivers flow.',
    choice('ANSWER', 'f', 'False') + choice('ANSWER', 't', 'True'),
    right('answer_id="t"'),
  ) +
  question(
    'MULTIPLEANSWER',
    'Which?',
    ['x', 'y', 'z'].map((id) => choice('ANSWER', id, id)).join(''),
    right('answer_id="x"') + right('answer_id="z"'),
  ) +
  question('FILLINBLANK', 'Name it.', choice('ANSWER', 'i', 'Inn') + choice('ANSWER', 'j', 'the Inn')) +
  question('ESSAY', 'Why?', choice('ANSWER', 'e', 'Because.')) +
  question(
    'MATCH',
    'Match.',
    choice('ANSWER', 'n', 'Nile') +
      choice('ANSWER', 'r', 'Rhine') +
      ['Asia', 'Europe', 'Africa'].map((id) => choice('CHOICE', id, id)).join(''),
    right('answer_id="n" choice_id="Africa"') + right('answer_id="r" choice_id="Europe"'),
  ) +
  question(
    'ORDER',
    'Order.',
    ['c', 'd'].map((id) => choice('ANSWER', id, id)).join(''),
    right('answer_id="c" order="2"') + right('answer_id="d" order="1"'),
  ) +
  question('MULTIPLECHOICE', 'Keyless?', choice('ANSWER', 'a', 'x') + choice('ANSWER', 'b', 'y')) +
  question('HOTSPOT', 'Where?', '') +
  '</POOL>'

const read = (bytes: Uint8Array) => {
  const opened = openQuestionFile({ bytes })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

test('a pool of an old Blackboard has questions of each kind with their keys', () => {
  const entries = read(new TextEncoder().encode(pool))
  expect(entries.map(({ status, kind }) => `${status}: ${kind}`)).toEqual([
    'taken: oneRight',
    'taken: trueFalse',
    'taken: severalRight',
    'taken: shortAnswer',
    'taken: descriptive',
    'taken: matching',
    'taken: ordering',
    'left out: noneRight',
    'left out: position',
  ])
  expect(entries[0]).toMatchObject({
    question: {
      question: 'Which is long?',
      weightage: 3,
      options: [{}, { option: 'Nile', is_correct: true }],
      when_right: 'Yes.',
    },
    without: ['bold, italic or underlined words'],
  })
  expect(entries[1]!.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['True', true],
    ['False', false],
  ])
  expect(entries[2]!.question.options.map(({ is_correct }) => is_correct)).toEqual([true, false, true])
  expect(entries[3]!.question.interaction).toMatchObject({
    key: { accepted: [{ value: 'Inn' }, { value: 'the Inn' }] },
  })
  expect(entries[4]!.question.solution).toBe('Because.')
  expect(listsOf(entries[5]!.question)).toEqual(['Nile → Africa', 'Rhine → Europe', '+ Asia'])
  expect(listsOf(entries[6]!.question)).toEqual(['d', 'c'])
})

test('pools are found in the zip that Blackboard exports, and a cut one says so', () => {
  const zip = zipOf({ 'imsmanifest.xml': '<manifest/>', 'res00001.dat': pool })
  expect(read(zip)).toHaveLength(9)
  const cut = read(new TextEncoder().encode(pool.slice(0, -30)))
  expect(cut.at(-1)).toMatchObject({
    status: 'left out',
    reason: expect.stringContaining('The XML is broken'),
  })
})
