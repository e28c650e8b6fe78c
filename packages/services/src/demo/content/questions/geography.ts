import { easy, hard, medium, type Topic } from './topic.ts'

export const geography: Topic = {
  tags: ['geography'],
  questions: [
    easy(
      'Which ocean is the largest?',
      ['The Pacific', 'The Atlantic', 'The Indian Ocean', 'The Arctic Ocean'],
      '',
    ),
    easy('On which continent does the Nile flow?', ['Africa', 'Asia', 'Europe', 'South America'], ''),
    easy(
      'Which line divides the Earth into north and south?',
      ['The equator', 'The prime meridian', 'The date line', 'The tropic of Cancer'],
      '',
    ),
    easy(
      'What is the capital of Pakistan?',
      ['Islamabad', 'Karachi', 'Lahore', 'Peshawar'],
      'Since the 1960s.',
    ),
    easy(
      'Which mountain is the highest above the sea?',
      ['Mount Everest', 'K2', 'Kilimanjaro', 'Mont Blanc'],
      '',
    ),
    easy('What causes the tides above all?', ['The Moon', 'The wind', 'Earthquakes', 'The rivers'], ''),
    easy(
      'Which desert covers most of northern Africa?',
      ['The Sahara', 'The Gobi', 'The Kalahari', 'The Atacama'],
      '',
    ),
    easy(
      'Which country has the most inhabitants since 2023?',
      ['India', 'China', 'The United States', 'Indonesia'],
      '',
    ),
    medium(
      'Into which river do the Ravi and the Chenab flow in the end?',
      ['The Indus', 'The Ganges', 'The Amu Darya', 'The Helmand'],
      'They join as the Panjnad before they reach it.',
    ),
    medium(
      'Why has the Earth seasons?',
      [
        'Its axis is tilted',
        'Its distance from the Sun changes',
        'The Sun burns unevenly',
        'The Moon shades it',
      ],
      '',
    ),
    medium(
      'Which layer of the air holds most of the ozone?',
      ['The stratosphere', 'The troposphere', 'The mesosphere', 'The exosphere'],
      '',
    ),
    medium(
      'What is a delta?',
      [
        'Land that a river builds at its mouth',
        'A valley made by ice',
        'A lake in a crater',
        'A coast of cliffs',
      ],
      '',
    ),
    medium(
      'Which climate has hot dry summers and mild wet winters?',
      ['The Mediterranean', 'The tropical', 'The polar', 'The monsoon'],
      '',
    ),
    medium(
      'Along which edges of plates do most volcanoes stand?',
      [
        'Where one dives under another',
        'Where both slide past each other',
        'In the middle of plates',
        'Where no plates meet',
      ],
      'The Ring of Fire round the Pacific.',
    ),
    medium(
      'Which scale shows most details?',
      ['1 : 10,000', '1 : 100,000', '1 : 1,000,000', '1 : 50,000'],
      'One centimetre is then a hundred metres.',
    ),
    medium(
      'Which strait lies between Europe and Africa?',
      ['The Strait of Gibraltar', 'The Bosporus', 'The Strait of Hormuz', 'The Bering Strait'],
      '',
    ),
    hard(
      'Which wind brings the summer rain to South Asia?',
      ['The south-west monsoon', 'The trade wind', 'The jet stream', 'The harmattan'],
      '',
      { weightage: 2 },
    ),
    hard(
      'At 45° north at noon on an equinox, how high does the Sun stand?',
      ['45°', '90°', '23.5°', '68.5°'],
      'Ninety degrees less the latitude.',
      { weightage: 2 },
    ),
    hard(
      'Which soil of northern forests is pale and sour below its surface?',
      ['Podzol', 'Chernozem', 'Laterite', 'Loess'],
      '',
      { weightage: 2 },
    ),
  ],
}
