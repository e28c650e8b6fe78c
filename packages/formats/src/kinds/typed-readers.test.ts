import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { readKindCells } from '@quizwright/domain/kinds/kind-cells.ts'
import { writeQuestionFile } from '../write/write-question-file.ts'
import { writeNumericCells } from '@quizwright/domain/kinds/numeric/cells.ts'
import { writeShortAnswerCell } from '@quizwright/domain/kinds/short-answer/cells.ts'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

/** The key of each question in one line, as a cell of a table; what else it is, if it has none. */
const keysIn = (text: string, name: string): string[] => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text), name })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries].map(({ status, kind, question: { interaction } }) => {
    if (interaction?.kind === 'numeric') return writeNumericCells(interaction).accepted
    return interaction?.kind === 'short_answer' ? writeShortAnswerCell(interaction) : `${status}: ${kind}`
  })
}

describe('tables and lists', () => {
  test.each([
    [
      'FIB\tName it.\tInn\tthe Inn\nNUM\tHow many?\t5\t0.1\nNUM\tHow many?\t5\t0',
      ['Inn | the Inn', '5 +- 0.1', '5'],
    ],
    ['NewQuestion,SA\nQuestionText,Name it.\nAnswer,100,Inn\nAnswer,50,In', ['Inn | In @50%']],
    ['NewQuestion,SA\nQuestionText,Name it.\nAnswer,100,Inn,sensitive', ['case: Inn']],
    ['NewQuestion,SA\nQuestionText,Name it.\nAnswer,100,^Inn$,regexp', ['left out: shortAnswer']],
    [
      ':TYPE:S\n:QUESTION:H\nName it.\n:ANSWERS:2\n:ANSWER1:frog:100:0:20:0\n:ANSWER2:toad:25:0:20:0',
      ['frog | toad @25%'],
    ],
    [
      'Type: F\n1. Name it.\na. Inn\nb. the Inn\n\nType: MC\n2. Which?\n*a. x\nb. y\n',
      ['Inn | the Inn', 'taken: oneRight'],
    ],
  ])('%j', (text, keys) =>
    expect(keysIn(text, 'a.txt').map((key) => key.replace('accents: punctuation: ', ''))).toEqual(keys),
  )
})

test.each([
  [
    '<stringresponse answer="Inn" type="ci"><additional_answer answer="the Inn"/></stringresponse>',
    'Inn | the Inn',
  ],
  ['<stringresponse answer="Inn" type="cs"></stringresponse>', 'case: Inn'],
  ['<stringresponse answer="I.*n" type="regexp"></stringresponse>', 'left out: shortAnswer'],
  [
    '<numericalresponse answer="9.8"><responseparam type="tolerance" default="2%"/></numericalresponse>',
    '9.8 +- 2 %',
  ],
  [
    '<numericalresponse answer="9.8"><responseparam type="tolerance" default="0.1"/></numericalresponse>',
    '9.8 +- 0.1',
  ],
  ['<numericalresponse answer="[5,7)"></numericalresponse>', '[5, 7)'],
])('OLX %s: %s', (response, key) => {
  const [read] = keysIn(`<problem><p>How?</p>${response}</problem>`, 'a.xml')
  expect(read!.replace('accents: punctuation: ', '')).toBe(key)
})

const item12 = (type: string, conditions: string): string =>
  '<questestinterop><item><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel>' +
  `<fieldentry>${type}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material>` +
  '<mattext>How?</mattext></material><response_str ident="r"><render_fib/></response_str></presentation>' +
  `<resprocessing>${conditions}</resprocessing></item></questestinterop>`
const giving = (test: string, score = 100): string =>
  `<respcondition><conditionvar>${test}</conditionvar><setvar varname="SCORE">${score}</setvar></respcondition>`
const within = (equal: string, low: string, high: string): string =>
  `<or>${equal}<and><vargte>${low}</vargte><varlte>${high}</varlte></and></or>`

describe('QTI 1.2', () => {
  test.each([
    [giving('<varequal>5</varequal>'), '5'],
    [giving(within('<varequal>3.1415</varequal>', '3.1315', '3.1515')), '3.1415 +- 0.01'],
    [
      giving(within('<varequal margintype="percent" margin="20.0">200</varequal>', '160', '240')),
      '200 +- 20.0 %',
    ],
    [
      giving(within('<varequal precisiontype="decimals" precision="4">100.1234</varequal>', '1', '2')),
      '100.1234 (4 decimals)',
    ],
    [
      giving(
        within('<varequal precisiontype="significantDigits" precision="3">420</varequal>', '419.5', '420.5'),
      ),
      '420 (3 digits)',
    ],
    [giving('<vargte>1</vargte><varlt>5</varlt>'), '[1, 5)'],
    [giving(within('<varequal>5</varequal>', '4', '7')), '[4, 7]'],
    [giving('<varequal>5</varequal>') + giving('<varequal>6</varequal>', 50), '5 | 6 @50%'],
    [giving('<varequal>5</varequal><varequal>6</varequal>'), '5 | 6'],
    [giving('<not><varequal>5</varequal></not><varequal>7</varequal>'), '7'],
    [giving('<vargte>1</vargte>'), 'left out: number'],
    [giving('<varequal>five</varequal>'), 'left out: number'],
  ])('a number by %s is %s', (conditions, key) =>
    expect(keysIn(item12('numerical_question', conditions), 'a.xml')).toEqual([key]),
  )
  test.each([
    [giving('<varequal>Inn</varequal><varequal>the Inn</varequal>'), 'Inn | the Inn'],
    [giving('<varequal case="Yes">Inn</varequal>'), 'case: Inn'],
    [
      giving('<varequal case="No">Inn</varequal>', 2) + giving('<varequal case="No">In</varequal>', 1),
      'Inn | In @50%',
    ],
    [giving('<varsubset>Inn</varsubset>'), '*Inn*'],
    [giving('<varequal>2*3</varequal>'), '2\\*3'],
    [giving('<varequal>Inn</varequal>') + giving('<varequal>Rhine</varequal>', 0), 'Inn'],
  ])('a short answer by %s is %s', (conditions, key) => {
    const [read] = keysIn(item12('short_answer_question', conditions), 'a.xml')
    expect(read!.replace('accents: punctuation: ', '')).toBe(key)
  })
})

const item2 = (baseType: string, declared: string, processing: string): string =>
  '<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="i" title="i">' +
  `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="${baseType}">${declared}` +
  '</responseDeclaration><itemBody><p>How? <textEntryInteraction responseIdentifier="RESPONSE"/></p></itemBody>' +
  `${processing}</assessmentItem>`
const correct = (value: string): string => `<correctResponse><value>${value}</value></correctResponse>`
const response = '<variable identifier="RESPONSE"/>'
const base = (value: string): string => `<baseValue baseType="float">${value}</baseValue>`
const branch = (name: string, test: string, score: string): string =>
  `<${name}>${test}<setOutcomeValue identifier="SCORE">${base(score)}</setOutcomeValue></${name}>`
const conditions = (...branches: string[]): string =>
  `<responseProcessing><responseCondition>${branches.join('')}</responseCondition></responseProcessing>`
const matchCorrect =
  '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/match_correct"/>'

describe('QTI 2', () => {
  test.each([
    ['float', correct('5'), matchCorrect, '5'],
    [
      'float',
      correct('10'),
      conditions(
        branch(
          'responseIf',
          `<equal toleranceMode="absolute" tolerance="0.5 0.5">${response}${base('10')}</equal>`,
          '2',
        ),
        branch(
          'responseElseIf',
          `<equal toleranceMode="relative" tolerance="10">${response}${base('10')}</equal>`,
          '1',
        ),
      ),
      '10 +- 0.5 | 10 +- 10 % @50%',
    ],
    [
      'float',
      '',
      conditions(
        branch(
          'responseIf',
          `<equalRounded roundingMode="significantFigures" figures="3">${response}${base('3.183')}</equalRounded>`,
          '1',
        ),
      ),
      '3.183 (3 digits)',
    ],
    [
      'float',
      '',
      conditions(
        branch(
          'responseIf',
          `<and><gt>${response}${base('1')}</gt><lte>${response}${base('5')}</lte></and>`,
          '1',
        ),
      ),
      '(1, 5]',
    ],
    [
      'float',
      correct('10'),
      conditions(
        branch(
          'responseIf',
          `<equal toleranceMode="absolute" tolerance="1 2" includeUpperBound="false">${response}` +
            '<correct identifier="RESPONSE"/></equal>',
          '1',
        ),
      ),
      '[9, 12)',
    ],
    [
      'float',
      correct('10'),
      conditions(branch('responseIf', `<equal>${response}<variable identifier="X"/></equal>`, '1')),
      'left out: number',
    ],
    ['string', correct('Inn'), matchCorrect, 'case: Inn'],
    [
      'string',
      `${correct('York')}<mapping><mapEntry mapKey="York" mappedValue="1" caseSensitive="false"/>` +
        '<mapEntry mapKey="Yorck" mappedValue="0.5" caseSensitive="false"/></mapping>',
      '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p2/rptemplates/map_response"/>',
      'York | Yorck @50%',
    ],
    [
      'string',
      '',
      conditions(
        branch(
          'responseIf',
          `<stringMatch caseSensitive="false" substring="true">${response}${base('Inn')}</stringMatch>`,
          '1',
        ),
      ),
      '*Inn*',
    ],
    [
      'string',
      '',
      conditions(branch('responseIf', `<patternMatch pattern="I.*">${response}</patternMatch>`, '1')),
      'left out: shortAnswer',
    ],
  ])('%s %s %s', (baseType, declared, processing, key) => {
    const [read] = keysIn(item2(baseType, declared, processing), 'a.xml')
    expect(read!.replace('accents: punctuation: ', '')).toBe(key)
  })
})

test('each line of an answer of WP-Pro-Quiz is accepted', () => {
  const xml =
    '<wpProQuiz><data><quiz><questions><question answerType="free_answer"><title>1</title>' +
    '<questionText>Q</questionText><answers><answer><answerText>Inn\nthe Inn</answerText></answer></answers>' +
    '</question></questions></quiz></data></wpProQuiz>'
  expect(keysIn(xml, 'a.xml')).toEqual(['accents: punctuation: Inn | the Inn'])
})

test.each([
  ['short_answer', 'Paris # Well done | Lutetia @50% # Its old name'],
  ['numeric', '9.81 +- 0.05 # Well done | 9 @50% # Give more digits'],
  ['cloze', '[[1]] Paris # Well done\n[[2]] (*red # Yes | blue)'],
] as const)('GIFT and Moodle XML keep the feedback of accepted answers: %s', async (kind, accepted) => {
  const asked = readKindCells(kind, {
    accepted: kind === 'numeric' ? accepted : `accents: punctuation: ${accepted}`,
  })
  if ('wrong' in asked) throw new Error(asked.wrong)
  const question = fullQuestion({ question: 'It is [[1]] [[2]]', ...asked })
  const formats = kind === 'cloze' ? (['moodle-xml'] as const) : (['gift', 'moodle-xml'] as const)
  for (const format of formats) {
    const written = await writeQuestionFile({ title: 'Q', questions: [question], images: new Map() }, format)
    const opened = openQuestionFile({ bytes: written.bytes, name: `a.${written.ending}` })
    if ('problem' in opened) throw new Error(opened.problem)
    const [entry] = [...opened.entries]
    expect([format, written.losses, entry!.question.interaction]).toEqual([format, [], question.interaction])
  }
  const { losses } = await writeQuestionFile(
    { title: 'Q', questions: [question], images: new Map() },
    'qti-2.2',
  )
  expect(losses).toContain('the feedback on accepted answers of 1 question')
})
