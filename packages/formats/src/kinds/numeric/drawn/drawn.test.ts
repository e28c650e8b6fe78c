import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { numericInVariant } from '@quizwright/domain/kinds/numeric/drawn/drawn-key.ts'
import { inVariant } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { readFormula } from '@quizwright/domain/kinds/numeric/drawn/formula.ts'
import type { Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import { blankAcceptedNumber, blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import type { AcceptedNumber } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { expect, test } from 'vitest'
import { openQuestionFile } from '../../../open-question-file.ts'
import { writeQuestionFile } from '../../../write/write-question-file.ts'

const rows: Variable = {
  by: 'rows',
  names: ['a', 'b'],
  rows: [
    ['1.5', '2'],
    ['3.0', '4'],
  ],
}
const drawn = (
  variables: Variable[],
  formula: string,
  accepted: Partial<AcceptedNumber> = {},
): QuestionContent => {
  const numeric = blankNumeric()
  return fullQuestion({
    question: 'What is [[a]] times [[b]], and [[=2*a]]?',
    solution: 'It is [[=a*b]].',
    options: [],
    interaction: {
      ...numeric,
      variables,
      key: { ...numeric.key, accepted: [{ ...blankAcceptedNumber(), value: formula, ...accepted }] },
    },
  })
}
const valueOf = (formula: string, a: number, b: number): number => {
  const read = readFormula(formula)
  if ('wrong' in read) throw new Error(read.wrong)
  return read.valueFor(new Map(Object.entries({ a, b }))) ?? NaN
}
const write = (format: ExportFormat, question: QuestionContent) =>
  writeQuestionFile({ title: 'Drawn', questions: [question], images: new Map() }, format)
const read = (bytes: Uint8Array, ending: string): QuestionContent => {
  const opened = openQuestionFile({ bytes: Buffer.from(bytes), name: `drawn.${ending}` })
  if ('problem' in opened) throw new Error(opened.problem)
  const [entry] = [...opened.entries]
  if (entry?.status !== 'taken') throw new Error(JSON.stringify(entry))
  return entry.question
}

test.each([
  ['a*b^2/(a - -b)', {}],
  ['round(sqrt(a) + ln(b), 2)', { tolerance: { by: 'relative', amount: '5' } }],
  ['digits(a/b, 3)', { tolerance: { by: 'absolute', amount: '0.1' }, share: 100 }],
  ['log(a, 2)*pi', { tolerance: { by: 'ratio', amount: '10' } }],
] as const)('Moodle XML brings %s back with its values', async (formula, accepted) => {
  const question = drawn([rows], formula, accepted)
  const { bytes, ending, losses } = await write('moodle-xml', question)
  expect(losses).toEqual([])
  const back = read(bytes, ending)
  const { interaction } = back
  if (interaction?.kind !== 'numeric') throw new Error('no number')
  expect([back.question, back.solution]).toEqual([question.question, question.solution])
  expect(interaction.variables).toEqual([rows])
  expect(interaction.key.accepted.map(({ tolerance }) => tolerance)).toEqual([
    'tolerance' in accepted ? accepted.tolerance : { by: 'absolute', amount: '0' },
  ])
  // Written otherwise, it has the same values.
  for (const [a, b] of [
    [1.5, 2],
    [3, 4],
  ] as const)
    expect(valueOf(interaction.key.accepted[0]!.value, a, b)).toBeCloseTo(valueOf(formula, a, b), 10)
})

test('Moodle gets 100 sets of many combinations, other formats the numbers of one student', async () => {
  const many = drawn(
    [
      { by: 'range', name: 'a', from: '1', to: '50', step: '1' },
      { by: 'range', name: 'b', from: '1', to: '50', step: '1' },
    ],
    'a*b',
  )
  const moodle = await write('moodle-xml', many)
  expect(moodle.losses).toEqual(['1 question with other numbers for each student'])
  const { interaction } = read(moodle.bytes, moodle.ending)
  expect(interaction?.kind === 'numeric' && interaction.variables?.[0]).toMatchObject({
    by: 'rows',
    rows: { length: 100 },
  })
  const gift = await write('gift', many)
  expect(gift.losses).toContain('1 question with other numbers for each student')
  expect(Buffer.from(gift.bytes).toString()).toContain('What is 1 times 1, and 2?')
})

test('JSON holds variables and formulas as they are', async () => {
  const question = drawn([{ by: 'range', name: 'c', from: '1', to: '5', step: '0.5' }, rows], 'max(c, 2)')
  const { bytes, ending, losses } = await write('json', question)
  expect(losses).toEqual([])
  expect(read(bytes, ending).interaction).toEqual(question.interaction)
})

test.each([
  ['qti-2.2', [rows], 'round(sqrt(a) * b, 1)', { tolerance: { by: 'relative', amount: '5' } }],
  [
    'qti-3.0',
    [rows],
    'a * b',
    { tolerance: { by: 'range', low: 'a - 1', high: 'a + b', with_low: true, with_high: false } },
  ],
  [
    'qti-3.0',
    [
      { by: 'range', name: 'a', from: '1', to: '50', step: '1' },
      { by: 'range', name: 'b', from: '0.5', to: '2.5', step: '0.25' },
    ],
    'ln(a) + pi',
    { tolerance: { by: 'digits', amount: '3' } },
  ],
  ['qti-3.0', [rows, { by: 'rows', names: ['c'], rows: [['1'], ['7']] }], 'c - -a', {}],
] as const)('%s brings templates back: %j', async (format, variables, formula, accepted) => {
  const question = drawn(structuredClone(variables) as unknown as Variable[], formula, accepted)
  const { bytes, ending, losses } = await write(format, question)
  expect(losses).toEqual([])
  const back = read(bytes, ending)
  const { interaction } = back
  if (interaction?.kind !== 'numeric') throw new Error('no number')
  expect(interaction.variables).toEqual(variables)
  const shown = [0, 1].map((variant) => inVariant(question, variant))
  const again = [0, 1].map((variant) => inVariant(back, variant))
  expect(again.map(({ question: text, solution }) => [text, solution])).toEqual(
    shown.map(({ question: text, solution }) => [text, solution]),
  )
  expect(again.map((one) => kindOf(one).accepted?.(one))).toEqual(
    shown.map((one) => kindOf(one).accepted?.(one)),
  )
})

const valueAs = ({ interaction }: QuestionContent, variant: number): string[] =>
  interaction?.kind === 'numeric'
    ? numericInVariant(interaction, variant).key.accepted.map(({ value }) => value)
    : []

test('a calculated question of Moodle keeps its sets of values, its functions and its rounding', () => {
  const set = (name: string, ...values: string[]) =>
    `<dataset_definition><name><text>${name}</text></name><dataset_items>${values
      .map(
        (value, index) => `<dataset_item><number>${index + 1}</number><value>${value}</value></dataset_item>`,
      )
      .join('')}</dataset_items></dataset_definition>`
  const xml =
    '<quiz><question type="calculated"><questiontext format="html"><text>{x 1} of {e} is {={x 1}*2}</text>' +
    '</questiontext><answer fraction="100"><text>log({e})*pow({x 1},2)+pi()</text><tolerance>0.01</tolerance>' +
    '<tolerancetype>1</tolerancetype><correctanswerformat>1</correctanswerformat><correctanswerlength>2' +
    '</correctanswerlength></answer>' +
    `<dataset_definitions>${set('x 1', '2', '3')}${set('e', '1', '5.5')}</dataset_definitions></question></quiz>`
  const question = read(Buffer.from(xml), 'xml')
  expect(question.question).toBe('[[x_1]] of [[e_]] is [[=x_1*2]]')
  expect(valueAs(question, 1)).toEqual([(Math.log(5.5) * 9 + Math.PI).toFixed(2)])
  expect(question.interaction).toMatchObject({
    variables: [
      {
        names: ['x_1', 'e_'],
        rows: [
          ['2', '1'],
          ['3', '5.5'],
        ],
      },
    ],
    key: { accepted: [{ tolerance: { by: 'relative', amount: '1' } }] },
  })
})

test('options that Moodle computes have the numbers of its first set, and that is said', () => {
  const set = (name: string, status: string, ...values: string[]) =>
    `<dataset_definition><status><text>${status}</text></status><name><text>${name}</text></name><dataset_items>` +
    values
      .map((value, at) => `<dataset_item><number>${at + 1}</number><value>${value}</value></dataset_item>`)
      .join('') +
    '</dataset_items></dataset_definition>'
  const answer = (fraction: number, text: string, said: string) =>
    `<answer fraction="${fraction}"><text>${text}</text><correctanswerformat>1</correctanswerformat>` +
    `<correctanswerlength>2</correctanswerlength><feedback><text>${said}</text></feedback></answer>`
  const xml = (status: string) =>
    '<quiz><question type="calculatedmulti"><questiontext format="html"><text>{a} by {b}?</text></questiontext>' +
    '<generalfeedback><text>It is {={a}/{b}}.</text></generalfeedback><single>true</single>' +
    answer(100, '{={a}/{b}} m', '{a} by {b}') +
    answer(0, '{={b}/{a}} m', 'Other way round') +
    answer(0, '{a} m', '') +
    `<dataset_definitions>${set('a', status, '2', '4')}${set('b', status, '3', '5')}</dataset_definitions>` +
    '</question></quiz>'
  const entryOf = (status: string) => {
    const opened = openQuestionFile({ bytes: Buffer.from(xml(status)) })
    return 'problem' in opened ? undefined : [...opened.entries][0]
  }
  const entry = entryOf('private')
  expect(entry).toMatchObject({
    status: 'taken',
    kind: 'oneRight',
    without: ['its other sets of numbers (all students get the same)'],
    question: {
      question: '2 by 3?',
      solution: 'It is 0.666666666667.',
      option_feedback: ['2 by 3', 'Other way round'],
    },
  })
  expect(entry!.question.options.map(({ option, is_correct }) => [option, is_correct])).toEqual([
    ['0.67 m', true],
    ['1.5 m', false],
    ['2 m', false],
  ])
  const told = expect.arrayContaining(['that other questions get the same numbers']) as unknown
  expect(entryOf('shared')).toMatchObject({ without: told })
})

test('a formula question of Canvas keeps its ranges, the names that it defines and its tolerance', () => {
  const xml =
    '<questestinterop><item ident="a"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type' +
    '</fieldlabel><fieldentry>calculated_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>' +
    '<presentation><material><mattext>What is [x] by [y]?</mattext></material></presentation>' +
    '<itemproc_extension><calculated><answer_tolerance>5%</answer_tolerance><formulas decimal_places="1">' +
    '<formula>half = x / 2</formula><formula>half^2 + log(y)</formula></formulas><vars>' +
    '<var name="x" scale="1"><min>1</min><max>2</max></var><var name="y" scale="0"><min>10</min><max>10</max></var>' +
    '</vars></calculated></itemproc_extension></item></questestinterop>'
  const question = read(Buffer.from(xml), 'xml')
  expect(question.question).toBe('What is [[x]] by [[y]]?')
  expect(valueAs(question, 10)).toEqual(['2'])
  expect(question.interaction).toMatchObject({
    variables: [
      { from: '1.0', to: '2.0', step: '0.1' },
      { from: '10', step: '1' },
    ],
    key: { accepted: [{ tolerance: { by: 'relative', amount: '5' } }] },
  })
})
