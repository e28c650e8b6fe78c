import type { Contrary } from './contrary.ts'

/**
 * Answers that say the contrary, eight of each kind, in subjects that no other list has: music, sport, geology,
 * language, food, textiles, aviation, photography, farming, medicine, law of contracts. They were written after the
 * rules that the first lists measured, and before anybody saw what the rules say of them.
 */
export const unseenContraries: readonly Contrary[] = [
  ['negation', 'A verb in the infinitive carries no tense.', 'A verb in the infinitive carries tense.'],
  [
    'negation',
    'The goalkeeper may touch the ball with his hands inside the penalty area.',
    'The goalkeeper may not touch the ball with his hands inside the penalty area.',
  ],
  [
    'negation',
    'Sourdough bread rises without added yeast.',
    'Sourdough bread does not rise without added yeast.',
  ],
  ['negation', 'Granite contains quartz.', 'Granite contains no quartz.'],
  [
    'negation',
    'Antibiotics are useless against the common cold because it is caused by viruses.',
    'Antibiotics are useful against the common cold because it is caused by viruses.',
  ],
  [
    'negation',
    'A contract signed under threat is not binding.',
    'A contract signed under threat is binding.',
  ],
  [
    'negation',
    'The shutter blocks the light until the button is pressed.',
    'The shutter never blocks the light until the button is pressed.',
  ],
  ['negation', 'Llamas rarely spit at people.', 'Llamas spit at people.'],

  ['antonym', 'A major chord sounds cheerful.', 'A major chord sounds gloomy.'],
  ['antonym', 'The wing flaps increase the lift at landing.', 'The wing flaps diminish the lift at landing.'],
  ['antonym', 'Wool insulates well when it is wet.', 'Wool insulates badly when it is wet.'],
  ['antonym', 'A small aperture gives a sharp background.', 'A small aperture gives a blurred background.'],
  ['antonym', 'Magma with much silica is viscous.', 'Magma with much silica is runny.'],
  ['antonym', 'The seller must deliver the goods intact.', 'The seller must deliver the goods damaged.'],
  ['antonym', 'Legumes enrich the soil with nitrogen.', 'Legumes deplete the soil of nitrogen.'],
  [
    'antonym',
    'Insulin lowers the level of sugar in the blood.',
    'Insulin elevates the level of sugar in the blood.',
  ],

  [
    'swapped roles',
    'The conductor follows the score and the violins follow the conductor.',
    'The violins follow the score and the conductor follows the violins.',
  ],
  ['swapped roles', 'The tenant pays rent to the landlord.', 'The landlord pays rent to the tenant.'],
  [
    'swapped roles',
    'The tug tows the freighter into the harbour.',
    'The freighter tows the tug into the harbour.',
  ],
  ['swapped roles', 'An adverb modifies a verb.', 'A verb modifies an adverb.'],
  [
    'swapped roles',
    'The oceanic plate dives under the continental plate.',
    'The continental plate dives under the oceanic plate.',
  ],
  ['swapped roles', 'The loom weaves yarn into cloth.', 'The loom weaves cloth into yarn.'],
  [
    'swapped roles',
    'The nurse assists the surgeon during the operation.',
    'The surgeon assists the nurse during the operation.',
  ],
  [
    'swapped roles',
    'Cattle carry the parasite and ticks spread it.',
    'Ticks carry the parasite and cattle spread it.',
  ],

  ['comparative', 'A cello is tuned lower than a viola.', 'A cello is tuned higher than a viola.'],
  ['comparative', 'Basalt is darker than granite.', 'Granite is darker than basalt.'],
  ['comparative', 'Butter contains more fat than cream.', 'Cream contains more fat than butter.'],
  [
    'comparative',
    'A marathon is longer than a half marathon and a relay.',
    'A marathon is shorter than a half marathon and a relay.',
  ],
  [
    'comparative',
    'A film of high sensitivity shows coarser grain.',
    'A film of high sensitivity shows finer grain.',
  ],
  [
    'comparative',
    'Silk is as strong as steel of the same weight, or stronger.',
    'Silk is as strong as steel of the same weight, or weaker.',
  ],
  [
    'comparative',
    'Jets fly most efficiently at great heights.',
    'Jets fly least efficiently at great heights.',
  ],
  ['comparative', 'Rye tolerates poorer soils than wheat.', 'Wheat tolerates poorer soils than rye.'],

  ['number', 'An octave spans twelve semitones.', 'An octave spans eight semitones.'],
  ['number', 'A football match lasts 90 minutes.', 'A football match lasts 60 minutes.'],
  ['number', 'Quartz has hardness 7 on the scale of Mohs.', 'Quartz has hardness 9 on the scale of Mohs.'],
  ['number', 'German has four cases.', 'German has six cases.'],
  [
    'number',
    'The consumer may withdraw within fourteen days.',
    'The consumer may withdraw within forty days.',
  ],
  [
    'number',
    'Closing the aperture by one stop halves the light.',
    'Closing the aperture by one stop quarters the light.',
  ],
  ['number', 'A cow has one stomach with four chambers.', 'A cow has four stomachs with one chamber.'],
  [
    'number',
    'The heart of an adult beats about 70 times a minute.',
    'The heart of an adult beats about 170 times a minute.',
  ],

  [
    'cause and effect',
    'The string sounds higher because it is tighter.',
    'The string is tighter because it sounds higher.',
  ],
  ['cause and effect', 'Overgrazing causes bare soil.', 'Bare soil causes overgrazing.'],
  [
    'cause and effect',
    'The dough rises since the yeast produces gas.',
    'The yeast produces gas since the dough rises.',
  ],
  [
    'cause and effect',
    'Low pressure in the cabin makes the ears hurt.',
    'Hurting ears make the pressure in the cabin low.',
  ],
  [
    'cause and effect',
    'The fever is a consequence of the infection.',
    'The infection is a consequence of the fever.',
  ],
  [
    'cause and effect',
    'The breach of the contract entitles the buyer to damages.',
    'Damages entitle the buyer to the breach of the contract.',
  ],
  ['cause and effect', 'As the glacier melts, the land rises.', 'As the land rises, the glacier melts.'],
  [
    'cause and effect',
    'Whoever trains more recovers faster, which is why the pulse falls.',
    'Whoever recovers faster trains more, which is why the pulse falls.',
  ],
]

/** Answers in the same subjects that say the same as the solution. */
export const unseenParaphrases: readonly [solution: string, answer: string][] = [
  ['The tenant pays rent to the landlord.', 'Rent is paid to the landlord by the tenant.'],
  ['The string sounds higher because it is tighter.', 'Because the string is tighter, it sounds higher.'],
  ['Basalt is darker than granite.', 'Granite is lighter than basalt.'],
  ['An octave spans twelve semitones.', 'An octave spans 12 semitones.'],
  ['Overgrazing causes bare soil.', 'Bare soil is caused by overgrazing.'],
  [
    'A contract signed under threat is not binding.',
    "A contract that was signed under threat isn't binding.",
  ],
  ['The loom weaves yarn into cloth.', 'Yarn is woven into cloth by the loom.'],
  ['Granite contains quartz and feldspar.', 'Granite contains feldspar and quartz.'],
  [
    'The nurse assists the surgeon during the operation.',
    'During the operation the nurse assists the surgeon.',
  ],
  ['A football match lasts 90 minutes.', 'A football match lasts ninety minutes.'],
  [
    'Insulin lowers the level of sugar in the blood.',
    'The level of sugar in the blood is lowered by insulin.',
  ],
  ['Butter contains more fat than cream.', 'Cream contains less fat than butter.'],
  ['The fever is a consequence of the infection.', 'The fever is the consequence of an infection.'],
  ['Sourdough bread rises without added yeast.', 'Without added yeast, sourdough bread rises.'],
  ['The wing flaps increase the lift at landing.', 'At landing, the wing flaps increase the lift.'],
  ['As the glacier melts, the land rises.', 'The land rises as the glacier melts.'],
]
