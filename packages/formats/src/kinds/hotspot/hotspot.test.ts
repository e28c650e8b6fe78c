import { arrangeHotspot, blankHotspot } from '@quizwright/domain/kinds/hotspot/blank.ts'
import type { Area, Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import type { ExportFormat } from '@quizwright/domain/schemas/export-format.ts'
import { describe, expect, test } from 'vitest'
import { openQuestionFile } from '../../open-question-file.ts'
import { canvasQuiz } from '../../testing/sample-files.ts'
import { writeQuestionFile } from '../../write/write-question-file.ts'
import { sizeOfImage } from './size-of-image.ts'

const read = (content: string | Uint8Array) => {
  const opened = openQuestionFile({ bytes: typeof content === 'string' ? Buffer.from(content) : content })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}
const areasOf = ({ question }: ReturnType<typeof read>[number]) => {
  if (question.interaction?.kind !== 'hotspot') return question.interaction
  const { presentation, key, scoring } = question.interaction
  return {
    areas: presentation.areas.map(({ shape, points, name }, index) =>
      `${key.right.includes(index) ? '* ' : ''}${shape} ${points.join(' ')} ${name}`.trim(),
    ),
    most: presentation.at_most,
    rule: scoring.rule,
  }
}

/** A PNG of 400 to 200 pixels, as far as its header says so. */
const png = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000190000000c80806000000a1b1c1d10000000049454e44ae426082',
  'hex',
)
const object = '<object type="image/png" data="map.png" width="400" height="200">A map</object>'
const declared = (cardinality: string, inside: string, baseType = 'identifier') =>
  `<responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${baseType}">${inside}` +
  '</responseDeclaration>'
const item = (declaration: string, interaction: string, processing = '') =>
  `<assessmentItem>${declaration}<itemBody><p>Where?</p>${interaction}</itemBody>${processing}</assessmentItem>`
const mapped = '<responseProcessing template="http://x/rptemplates/map_response"/>'

describe('QTI', () => {
  test('areas of every shape are read in thousandths of the image, with their labels', () => {
    const choice = (identifier: string, shape: string, coords: string, label = identifier) =>
      `<hotspotChoice identifier="${identifier}" shape="${shape}" coords="${coords}" hotspotLabel="${label}"/>`
    const [entry] = read(
      item(
        declared('single', '<correctResponse><value>C</value></correctResponse>'),
        `<hotspotInteraction responseIdentifier="R" maxChoices="1">${object}` +
          choice('A', 'rect', '0,0,100,40') +
          choice('B', 'circle', '200,50,20') +
          choice('C', 'poly', '0,200,40,200,40,160,0,200') +
          choice('D', 'ellipse', '300,100,20,20') +
          choice('E', 'rect', '75%,75%,100%,100%') +
          '</hotspotInteraction>',
      ),
    )
    expect(areasOf(entry!)).toEqual({
      areas: [
        'rectangle 0 0 250 200 A',
        'circle 500 250 50 B',
        'circle 750 500 50 D',
        'rectangle 750 750 1000 1000 E',
        '* polygon 0 1000 100 1000 100 800 C',
      ],
      most: 1,
      rule: 'all',
    })
    expect(entry).toMatchObject({
      status: 'taken',
      without: ['the image "map.png", which the file does not hold'],
    })
  })

  test('a mapping is the rule of right minus wrong areas, and unequal marks are named', () => {
    const entry = (second: number) =>
      read(
        item(
          declared(
            'multiple',
            '<mapping><mapEntry mapKey="A" mappedValue="1"/>' +
              `<mapEntry mapKey="B" mappedValue="${second}"/></mapping>`,
          ),
          `<hotspotInteraction responseIdentifier="R" maxChoices="0">${object}` +
            ['A', 'B', 'C']
              .map(
                (id, at) =>
                  `<hotspotChoice identifier="${id}" shape="circle" coords="${40 + 100 * at},50,9"/>`,
              )
              .join('') +
            '</hotspotInteraction>',
          mapped,
        ),
      )[0]!
    expect(areasOf(entry(1))).toMatchObject({ rule: 'net', most: null })
    expect(entry(2)).toHaveProperty('without', expect.arrayContaining(['the different marks of its areas']))
  })

  const points = (entries: string) =>
    item(
      declared('multiple', `<areaMapping defaultValue="0">${entries}</areaMapping>`, 'point'),
      `<selectPointInteraction responseIdentifier="R" maxChoices="2">${object}</selectPointInteraction>`,
    )
  const entry = (coords: string, value: number) =>
    `<areaMapEntry shape="circle" coords="${coords}" mappedValue="${value}"/>`

  test('points are areas; where all are right, others are added, and the author is told', () => {
    const [mixed] = read(points(entry('100,100,20', 1) + entry('300,100,20', 0)))
    expect(areasOf(mixed!)).toMatchObject({ areas: ['* circle 250 500 50', 'circle 750 500 50'], most: null })
    const [right] = read(points(entry('100,100,20', 1)))
    const { areas } = areasOf(right!) as { areas: string[] }
    expect(areas.filter((area) => area.startsWith('*'))).toEqual(['* circle 250 500 50'])
    expect(areas).toHaveLength(4)
    const [hint] = right!.status === 'taken' ? right!.hints : []
    expect(hint).toMatch(/^The file marks only what is right, so 3 other areas were added\. Move them/)
  })

  test.each([
    [
      'an image without a size',
      `<object data="map.png"/><hotspotChoice identifier="A" shape="circle" coords="1,1,1"/>`,
      'Its areas are measured in pixels of an image whose size the file does not say.',
    ],
    [
      'areas without coordinates',
      `${object}<hotspotChoice identifier="A" shape="circle" coords=""/>`,
      'Its areas have no coordinates that can be read.',
    ],
    [
      'one area',
      `${object}<hotspotChoice identifier="A" shape="circle" coords="9,9,9"/>`,
      'It marks one area of its image, which leaves no other to choose.',
    ],
  ])('a question with %s is left out with its reason', (_, inside, reason) =>
    expect(
      read(
        item(
          declared('single', '<correctResponse><value>A</value></correctResponse>'),
          `<hotspotInteraction responseIdentifier="R" maxChoices="1">${inside}</hotspotInteraction>`,
        ),
      )[0],
    ).toMatchObject({ status: 'left out', reason }),
  )
})

test('areas of Canvas are parts of the image, and all of them are right', () => {
  const body =
    '<response_xy ident="response1" rcardinality="Single"><render_hotspot><material>' +
    '<matimage uri="map.png"/></material><response_label ident="a" rarea="rectangle">0.1,0.2,0.3,0.4' +
    '</response_label></render_hotspot></response_xy>'
  const [entry] = read(canvasQuiz('hot_spot_question', body, ''))
  const { areas, most } = areasOf(entry!) as { areas: string[]; most: number }
  expect([areas.length, most, areas.includes('* rectangle 100 200 300 400')]).toEqual([4, 1, true])
})

test('markers of Moodle are questions that ask for their zones, under one paragraph', () => {
  const drop = (choice: number, shape: string, coords: string) =>
    `<drop><no>1</no><shape>${shape}</shape><coords>${coords}</coords><choice>${choice}</choice></drop>`
  const drag = (no: number, text: string, count: number) =>
    `<drag><no>${no}</no><text>${text}</text><noofdrags>${count}</noofdrags></drag>`
  const xml = (drags: string) =>
    '<quiz><question type="ddmarker"><questiontext><text>Mark the map.</text></questiontext>' +
    `<defaultgrade>4</defaultgrade><file name="map.png" encoding="base64">${png.toString('base64')}</file>` +
    `${drags}${drop(1, 'circle', '200,100;20')}${drop(2, 'rectangle', '0,0;40,20')}` +
    `${drop(2, 'polygon', '0,200;40,200;40,160')}</question></quiz>`
  const both = read(xml(drag(1, 'City', 1) + drag(2, 'River', 0)))
  expect(both.map(({ question }) => [question.paragraph, question.question, question.weightage])).toEqual([
    ['Mark the map.', 'City', 2],
    ['Mark the map.', 'River', 2],
  ])
  expect(both.map(areasOf)).toEqual([
    {
      areas: ['rectangle 0 0 100 100', '* circle 500 500 50', 'polygon 0 1000 100 1000 100 800'],
      most: 1,
      rule: 'net',
    },
    {
      areas: ['* rectangle 0 0 100 100', 'circle 500 500 50', '* polygon 0 1000 100 1000 100 800'],
      most: null,
      rule: 'net',
    },
  ])
  expect(both[0]!.images).toHaveLength(1)
  expect(both[0]!.status === 'taken' && both[0]!.hints.join()).toMatch(/2 markers, each of which became/)
})

const areas: Area[] = [
  { shape: 'circle', points: [250, 300, 100], name: 'Lyon' },
  { shape: 'rectangle', points: [500, 100, 750, 500], name: 'Paris' },
  { shape: 'polygon', points: [0, 900, 100, 900, 50, 800], name: 'Nice' },
]
const questionWith = (changes: Partial<Hotspot['presentation']>, rule: 'net' | 'all' = 'net') => {
  const { presentation, ...rest } = blankHotspot(areas, [1])
  return fullQuestion({
    question: 'Which is the capital?',
    interaction: arrangeHotspot({
      ...rest,
      presentation: {
        ...presentation,
        image_url: '/files/map.png',
        image_description: 'A map of <France>',
        shows_names: true,
        ...changes,
      },
      scoring: { rule },
    }),
  })
}
const unnamed = areas.map((area) => ({ ...area, name: '' }))
const again = async (question: ReturnType<typeof questionWith>, format: ExportFormat) => {
  const images = new Map([['/files/map.png', { name: 'map.png', bytes: png }]])
  const { bytes, losses } = await writeQuestionFile({ title: 'Q', questions: [question], images }, format)
  return { losses, entry: read(bytes).at(-1)! }
}

describe('written and read again', () => {
  test.each([
    ['qti-2.2', {}, 'net'],
    ['qti-2.2', { at_most: 1 }, 'all'],
    ['qti-3.0', { at_most: 2 }, 'net'],
    ['qti-3.0', { shows_names: false, areas: unnamed }, 'all'],
    ['qti-1.2', { shows_names: false, areas: unnamed }, 'all'],
    ['qti-1.2', { shows_names: false, areas: unnamed, at_most: 1 }, 'net'],
  ] as const)('%s holds the image, its areas, the key and the rule (%#)', async (format, changes, rule) => {
    const question = questionWith(changes as Partial<Hotspot['presentation']>, rule)
    const { losses, entry } = await again(question, format)
    expect([losses, entry.status, entry.images.map(({ bytes }) => Buffer.from(bytes))]).toEqual([
      [],
      'taken',
      [png],
    ])
    const { interaction } = question as { interaction: Hotspot }
    expect(entry.question.interaction).toEqual({
      ...interaction,
      presentation: { ...interaction.presentation, image_url: '/in-file/1' },
    })
  })

  test.each(['qti-1.2', 'qti-2.2'] as const)(
    'names that students do not read are a loss of %s',
    async (format) => {
      const { losses } = await again(questionWith({ shows_names: false }), format)
      expect(losses).toContain('the kind and scoring of 1 question')
    },
  )

  test.each(['gift', 'moodle-xml', 'word'] as const)(
    '%s knows no such kind: it has the image, what to do, and the answer for people',
    async (format) => {
      const { losses, entry } = await again(questionWith({}), format)
      expect(losses).toContain('the kind and scoring of 1 question')
      expect(entry.question.question).toContain('Mark the right places in the image.')
      expect(entry.question.question).toMatch(/Area 1: Lyon\s+Area 2: Paris/)
    },
  )
})

test.each([
  ['a lossy WebP', '524946460000000057454250565038200000000000000000000090018800', undefined],
  [
    'a lossless WebP',
    '5249464600000000574542505650384c000000002f8f0132000000000000',
    { width: 400, height: 201 },
  ],
  [
    'an extended WebP',
    '52494646000000005745425056503858000000000000000 08f0100c70000'.replaceAll(' ', ''),
    {
      width: 400,
      height: 200,
    },
  ],
  ['a text', '00', undefined],
] as const)('the size of %s', (name, hex, size) => {
  const found = sizeOfImage(Buffer.from(hex, 'hex'))
  if (name === 'a lossy WebP') expect(found?.width).toBe(400)
  else expect(found).toEqual(size)
})
