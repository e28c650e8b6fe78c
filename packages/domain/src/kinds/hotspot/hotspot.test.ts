import { describe, expect, test } from 'vitest'
import { type KindCells, kindColumns } from '../cells.ts'
import type { Asked } from '../question-kind.ts'
import { arrangeHotspot, blankHotspot } from './blank.ts'
import { readHotspotCells, writeHotspotCells } from './cells.ts'
import { asShape, computeBounds, hasExtent, movedBy, withCorner } from './geometry.ts'
import { hotspotKind } from './hotspot.ts'
import { guessHotspot, markHotspot } from './mark.ts'
import type { Area, Hotspot, HotspotRule } from './schema.ts'

const circle = (x: number, y: number, name = ''): Area => ({ shape: 'circle', points: [x, y, 50], name })
const five = (right: number[], rule: HotspotRule = 'net', atMost: number | null = null): Hotspot => {
  const blank = blankHotspot(
    [0, 1, 2, 3, 4].map((index) => circle(100 + 200 * index, 300)),
    right,
  )
  return {
    ...blank,
    presentation: {
      ...blank.presentation,
      image_url: 'https://example.com/map.png',
      image_description: 'A map',
      at_most: atMost,
    },
    scoring: { rule },
  }
}
const picks = (...chosen: number[]) => ({ picks: chosen, texts: [] })
const found = (interaction: Hotspot): string[] => {
  const messages: string[] = []
  hotspotKind.judge({ options: [], interaction }, (severity, _, field, message) =>
    messages.push(`${severity} ${field.replace('interaction.', '')}: ${message}`),
  )
  return messages
}

describe('two right of five areas', () => {
  test.each<[HotspotRule, number[], number]>([
    ['net', [0, 1], 1],
    ['net', [0], 0.5],
    ['net', [0, 1, 2], 0.5],
    ['net', [0, 2], 0],
    ['net', [2, 3, 4], 0],
    ['net', [], 0],
    ['all', [0, 1], 1],
    ['all', [0], 0],
    ['all', [0, 1, 2], 0],
  ])('by %s, the areas %j earn %d', (rule, chosen, share) =>
    expect(markHotspot(five([0, 1], rule), picks(...chosen))).toBe(share),
  )
  test('more areas than may be chosen earn nothing', () =>
    expect(markHotspot(five([0, 1], 'net', 2), picks(0, 1, 2))).toBe(0))
})

test.each<[HotspotRule, number | null]>([
  ['net', null],
  ['all', null],
  ['net', 2],
  ['all', 1],
])('guessing by %s with at most %s is the mean of all selections', (rule, atMost) => {
  const marked = five(atMost === 1 ? [2] : [0, 3], rule, atMost)
  const selections = Array.from({ length: 31 }, (_, bits) =>
    [0, 1, 2, 3, 4].filter((index) => ((bits + 1) >> index) & 1),
  ).filter(({ length }) => length <= (atMost ?? 5))
  const mean =
    selections.reduce((sum, one) => sum + markHotspot(marked, picks(...one)), 0) / selections.length
  expect(guessHotspot(marked)).toBeCloseTo(mean, 12)
})

test('areas are stored as they are read on the image, whichever is right', () => {
  const areas = [circle(900, 500, 'c'), circle(100, 120, 'a'), circle(500, 130, 'b')]
  const stored = [[0], [1], [2]].map((right) => arrangeHotspot(blankHotspot(areas, right)))
  expect(stored.map(({ presentation }) => presentation.areas.map(({ name }) => name).join(''))).toEqual([
    'abc',
    'abc',
    'abc',
  ])
  expect(stored.map(({ key }) => key.right)).toEqual([[2], [0], [1]])
})

test('students read names only if their author says so', () => {
  const shown = (showsNames: boolean): string[] => {
    const { presentation, ...rest } = blankHotspot([circle(1, 1, 'Paris')], [0])
    const interaction = { ...rest, presentation: { ...presentation, shows_names: showsNames } }
    const presented = hotspotKind.present({ options: [], interaction })
    return presented?.kind === 'hotspot' ? presented.areas.map(({ name }) => name) : []
  }
  expect([shown(true), shown(false)]).toEqual([['Paris'], ['']])
})

test.each([
  ['a repeat', picks(1, 1)],
  ['an area that is not there', picks(5)],
  ['none', picks(-1)],
  ['a text', { picks: [1], texts: ['x'] }],
])('%s is no response to it', (_, response) =>
  expect(
    hotspotKind.fits!({ options: [], interaction: five([0]) }, { selected: [], answer: '', response }),
  ).toBe(false),
)

test('each area is counted as chosen or not, and all as empty where nothing is', () => {
  const asked: Asked = { options: [], interaction: five([0]) }
  const classes = (response?: ReturnType<typeof picks>) =>
    hotspotKind.classes!(asked, { selected: [], answer: '', response })
  expect(classes(picks(0, 3))).toEqual([1001, 2000, 3000, 4001, 5000])
  expect(classes()).toEqual([1999, 2999, 3999, 4999, 5999])
  expect(hotspotKind.askedParts!(asked).map(({ classes: of }) => of.map(({ credit }) => credit))).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})

describe('what is missing is said', () => {
  test('a whole question has no findings', () => expect(found(five([0]))).toEqual([]))
  test('nothing yet', () =>
    expect(found(blankHotspot())).toEqual([
      'error presentation.image_url: Add the image with the areas',
      'error presentation.areas: Mark at least two areas',
    ]))
  test('an image without a description, areas without a key', () => {
    const { presentation, ...rest } = five([])
    const { image_description: _, ...undescribed } = presentation
    expect(found({ ...rest, presentation: undescribed })).toEqual([
      'error presentation.image_description: Describe the image for those who do not see it',
      'error key.right: No area is marked as right',
    ])
  })
  test('all areas right, or more than may be chosen', () => {
    expect(found(five([0, 1, 2, 3, 4]))).toEqual([
      'hint key.right: All areas are right: the question can not be failed',
    ])
    expect(found(five([0, 1, 2], 'net', 2))).toEqual([
      'error presentation.at_most: Students may choose at most 2, but 3 areas are right',
    ])
  })
  test('areas that can not be pressed', () => {
    const { presentation, ...rest } = five([0])
    const areas: Area[] = [
      circle(100, 100),
      { shape: 'circle', points: [980, 500, 40], name: '' },
      { shape: 'rectangle', points: [10, 10, 10, 90], name: '' },
      { shape: 'polygon', points: [0, 0, 9, 9], name: '' },
      circle(100, 100),
    ]
    expect(found({ ...rest, presentation: { ...presentation, areas } })).toEqual([
      'error presentation.areas.1.points: Area 2 lies outside the image',
      'error presentation.areas.2.points: Area 3 has no size',
      'error presentation.areas.3.points: Area 4 has no size',
      'error presentation.areas.4.points: Areas 1 and 5 cover the same part of the image',
    ])
  })
})

const cellsOf = (cells: Partial<KindCells>) =>
  ({ ...Object.fromEntries(kindColumns.map((name) => [name, ''])), ...cells }) as KindCells

test('cells say the image, the areas, and how they are scored', () => {
  const read = readHotspotCells(
    cellsOf({
      credit: 'all, at most 2, names shown',
      areas:
        'Image: /files/map.png\ndescription: A map\nrectangle 500 500 600 700\n*circle 100 100 50: Paris: east\n' +
        '* polygon 0 300 100 300 50 400: " Nice"',
    }),
  )
  expect(read).toMatchObject({
    presentation: { image_url: '/files/map.png', at_most: 2, shows_names: true },
    key: { right: [0, 1] },
    scoring: { rule: 'all' },
  })
  if ('wrong' in read) throw new Error(read.wrong)
  expect(read.presentation.areas.map(({ name }) => name)).toEqual(['Paris: east', ' Nice', ''])
  expect(readHotspotCells(cellsOf(writeHotspotCells(read)))).toEqual(read)
})

test.each([
  ['areas', { areas: 'square 1 2 3' }, /must have one area a line.*"square 1 2 3" is none\.$/],
  ['areas', { areas: 'circle 1 2 3000' }, /is none\.$/],
  ['areas', { areas: Array.from({ length: 21 }, () => 'circle 1 2 3').join('\n') }, /more than 20 areas/],
  ['areas', { areas: `image: ${'x'.repeat(3000)}` }, /too long/],
  ['credit', { credit: 'half' }, /must be net or all/],
] as const)('a wrong cell %s is named', (cell, cells, wrong) =>
  expect(readHotspotCells(cellsOf(cells))).toEqual({ cell, wrong: expect.stringMatching(wrong) }),
)

describe('areas are moved within the image', () => {
  const square: Area = { shape: 'rectangle', points: [100, 100, 300, 200], name: 'x' }
  test('by a step, and at most to its edge', () => {
    expect(movedBy(square, 50, -20).points).toEqual([150, 80, 350, 180])
    expect(movedBy(square, -500, 2000).points).toEqual([0, 900, 200, 1000])
    expect(movedBy(circle(100, 100), -500, 0).points).toEqual([50, 100, 50])
  })
  test('by a corner, and a circle by its radius', () => {
    expect(withCorner(square, 1, [500, 1200]).points).toEqual([100, 100, 500, 1000])
    expect(withCorner(circle(100, 100), 0, [180, 400]).points).toEqual([100, 100, 80])
  })
  test('another shape covers the same place', () => {
    for (const shape of ['rectangle', 'circle', 'polygon'] as const) {
      const points = asShape(square, shape)
      expect(hasExtent({ shape, points })).toBe(true)
      const { left, width } = computeBounds({ shape, points })
      expect(left + width / 2).toBe(200)
    }
  })
})
