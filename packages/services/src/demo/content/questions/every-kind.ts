import { acceptedWord, blankCloze, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { blankHotspot } from '@quizwright/domain/kinds/hotspot/blank.ts'
import { blankMatching } from '@quizwright/domain/kinds/matching/blank.ts'
import { withPairs } from '@quizwright/domain/kinds/matching/pairs.ts'
import { blankMultipleAnswers } from '@quizwright/domain/kinds/multiple-answers/multiple-answers.ts'
import { blankAcceptedNumber, blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import { arranged } from '@quizwright/domain/kinds/pieces-of.ts'
import { blankPiece } from '@quizwright/domain/kinds/pieces.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { emptyOption } from '@quizwright/domain/schemas/empty-question.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'
import { easy, hard, medium, type Topic } from './topic.ts'

const options = (right: readonly string[], wrong: readonly string[]): Option[] => [
  ...right.map((option) => ({ ...emptyOption, option, is_correct: true })),
  ...wrong.map((option) => ({ ...emptyOption, option })),
]

const pairs = [
  ['The Indus', 'The Arabian Sea'],
  ['The Danube', 'The Black Sea'],
  ['The Nile', 'The Mediterranean'],
  ['The Volga', 'The Caspian Sea'],
] as const
const seas = withPairs(blankMatching([]), {
  pairs: pairs.map(([river, sea]) => ({ prompt: blankPiece(river), choices: [blankPiece(sea)], weight: 1 })),
  extra: [blankPiece('The Red Sea')],
})

const around = blankNumeric()
const circumference = {
  ...around,
  presentation: { unit: 'shown' as const, units: ['km'] },
  key: {
    ...around.key,
    accepted: [{ ...blankAcceptedNumber('40075'), tolerance: { by: 'relative' as const, amount: '2' } }],
    units: [{ name: 'km', also: [], factor: '1' }],
  },
}

/** Each student gets a map of their own. */
const onTheMap = {
  ...around,
  variables: [
    {
      by: 'rows' as const,
      names: ['s', 'm'],
      rows: [
        ['25000', '0.25'],
        ['50000', '0.5'],
        ['100000', '1'],
      ],
    },
    { by: 'range' as const, name: 'd', from: '6', to: '18', step: '4' },
  ],
  presentation: { unit: 'shown' as const, units: ['km'] },
  key: {
    ...around.key,
    accepted: [blankAcceptedNumber('d*m')],
    units: [{ name: 'km', also: [], factor: '1' }],
  },
}

const turning = blankCloze([
  { ...blankGap('number'), numbers: [blankAcceptedNumber('24')] },
  {
    ...blankGap('number'),
    numbers: [{ ...blankAcceptedNumber('365'), tolerance: { by: 'absolute', amount: '0.5' } }],
  },
  {
    ...blankGap('chosen'),
    choices: ['tilted', 'parallel', 'at a right angle'],
    accepted: [acceptedWord('tilted')],
  },
  { ...blankGap('typed'), accepted: [acceptedWord('seasons'), acceptedWord('the seasons')] },
])

const planets = [
  ['Mercury', 283, 688],
  ['Venus', 475, 406],
  ['Earth', 660, 563],
  ['Mars', 871, 344],
] as const
const solarSystem = (() => {
  const { presentation, ...rest } = blankHotspot(
    planets.map(([name, x, y]) => ({ shape: 'circle', points: [x, y, 55], name })),
    [2],
  )
  const image = {
    image_url: 'inner-planets',
    image_description: 'The Sun and its four nearest planets, each on its orbit',
  }
  return { ...rest, presentation: { ...presentation, ...image, at_most: 1 } }
})()

/** One question of each kind, one with drawn numbers too. The descriptive one is last, because it takes longest. */
export const everyKind: Topic = {
  tags: ['geography'],
  questions: [
    easy('Which of these seas has no coastline?', [
      'The Sargasso Sea',
      'The Baltic Sea',
      'The Coral Sea',
      'The Yellow Sea',
    ]),
    medium('Through which of these countries does the equator run?', [], 'Egypt is far to the north of it.', {
      weightage: 3,
      asked: {
        options: options(['Ecuador', 'Kenya', 'Indonesia'], ['Egypt', 'Pakistan']),
        interaction: blankMultipleAnswers(),
      },
    }),
    easy('The Nile flows from south to north.', [], 'Its sources are in the highlands of East Africa.', {
      asked: { options: options(['True'], ['False']), interaction: { kind: 'true_false' } },
    }),
    medium('What is the circumference of the Earth at the equator?', [], 'About 40,075 km.', {
      weightage: 2,
      asked: { options: [], interaction: circumference },
      typed: [
        { ways: ['40000', '40,075', '40 075', '40075'], slips: ['12742', '6371', '20000', '4000', '12742'] },
      ],
    }),
    medium(
      'On a 1 : [[s]] map, two villages are [[d]] cm apart. How many kilometres apart are they?',
      [],
      'One centimetre on the map is [[m]] km, so [[d]] cm are [[=d*m]] km.',
      {
        weightage: 2,
        asked: { options: [], interaction: onTheMap },
        typed: [
          {
            ways: ['[[=d*m]]', '[[=d*m]]', '[[=d*m]] km'],
            slips: ['[[=1000*d*m]]', '[[=10*d*m]]', '[[=d*m/10]]', '[[=d/m]]', '[[d]]', '[[=d*m/2]]'],
          },
        ],
      },
    ),
    easy('What is the capital of Canada?', [], '', {
      asked: { options: [], interaction: blankShortAnswer(['Ottawa']) },
      typed: [
        {
          ways: ['Ottawa', 'Ottawa', 'ottawa', 'Ottawa '],
          slips: ['Toronto', 'Toronto', 'Montreal', 'Otawa', 'Vancouver'],
        },
      ],
    }),
    medium('Into which sea does each river flow?', [], '', {
      weightage: 4,
      asked: arranged({ options: [], interaction: seas }),
    }),
    hard(
      'Put these mountains in order from highest to lowest.',
      [],
      '8,849 m, 8,611 m, 5,895 m and 4,806 m.',
      {
        weightage: 3,
        asked: arranged({
          options: [],
          interaction: orderingOf(
            ['Mount Everest', 'K2', 'Kilimanjaro', 'Mont Blanc'].map((name) => blankPiece(name)),
          ),
        }),
      },
    ),
    medium(
      'The Earth rotates on its axis in about [[1]] hours and orbits the Sun in about [[2]] days. ' +
        'Its axis is [[3]] to its orbit, which is why we have [[4]].',
      [],
      '',
      {
        weightage: 4,
        asked: arranged({ options: [], interaction: turning }),
        typed: [
          { ways: ['24'], slips: ['12', '365'] },
          { ways: ['365', '365.25'], slips: ['356', '360', '28'] },
          { ways: [], slips: [] },
          { ways: ['seasons', 'the seasons', 'Seasons'], slips: ['day and night', 'tides', 'winds'] },
        ],
      },
    ),
    easy('Which of these planets is the Earth?', [], 'It is the third from the Sun.', {
      asked: arranged({ options: [], interaction: solarSystem }),
    }),
    medium(
      'Why are deserts so often found about 30° north and south of the equator?',
      [],
      'Warm, moist air rises at the equator and loses its rain there. It flows towards the poles and sinks again ' +
        'at about 30°. Sinking air is compressed and becomes warmer. Warm, dry air takes up water, so clouds ' +
        'dissolve and no rain falls.',
      { weightage: 5, asked: { options: [], interaction: { kind: 'descriptive' } } },
    ),
  ],
}
