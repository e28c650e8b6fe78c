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
      'Which line divides the Earth into Northern and Southern Hemispheres?',
      ['The equator', 'The prime meridian', 'The date line', 'The tropic of Cancer'],
      '',
    ),
    easy(
      'What is the capital of Pakistan?',
      ['Islamabad', 'Karachi', 'Lahore', 'Peshawar'],
      'Since the 1960s.',
    ),
    easy(
      'What is the highest mountain above sea level?',
      ['Mount Everest', 'K2', 'Kilimanjaro', 'Mont Blanc'],
      '',
    ),
    easy('What is the main cause of the tides?', ['The Moon', 'The wind', 'Earthquakes', 'The rivers'], ''),
    easy(
      'Which desert covers most of northern Africa?',
      ['The Sahara', 'The Gobi', 'The Kalahari', 'The Atacama'],
      '',
    ),
    easy(
      'Which country has had the largest population since 2023?',
      ['India', 'China', 'The United States', 'Indonesia'],
      '',
    ),
    medium(
      'Which river do the Ravi and the Chenab eventually flow into?',
      ['The Indus', 'The Ganges', 'The Amu Darya', 'The Helmand'],
      'They join as the Panjnad before they reach it.',
    ),
    medium(
      'Why does the Earth have seasons?',
      [
        'Its axis is tilted',
        'Its distance from the Sun changes',
        'The Sun burns unevenly',
        'The Moon shades it',
      ],
      '',
    ),
    medium(
      'Which layer of the atmosphere contains most of the ozone?',
      ['The stratosphere', 'The troposphere', 'The mesosphere', 'The exosphere'],
      '',
    ),
    medium(
      'What is a delta?',
      [
        'Land built up by a river at its mouth',
        'A valley carved by ice',
        'A lake in a crater',
        'A coast of cliffs',
      ],
      '',
    ),
    medium(
      'Which climate has hot, dry summers and mild, wet winters?',
      ['The Mediterranean', 'The tropical', 'The polar', 'The monsoon'],
      '',
    ),
    medium(
      'Along which plate boundaries are most volcanoes found?',
      [
        'Where one plate slides beneath another',
        'Where plates slide past each other',
        'In the middle of plates',
        'Where no plates meet',
      ],
      'The Ring of Fire around the Pacific.',
    ),
    medium(
      'Which map scale shows the most detail?',
      ['1 : 10,000', '1 : 100,000', '1 : 1,000,000', '1 : 50,000'],
      'One centimetre on the map is then a hundred metres.',
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
      'How high is the Sun at noon on the equinox at latitude 45° north?',
      ['45°', '90°', '23.5°', '68.5°'],
      'Ninety degrees minus the latitude.',
      { weightage: 2 },
    ),
    hard(
      'Which soil of northern forests has a pale, acidic layer below the surface?',
      ['Podzol', 'Chernozem', 'Laterite', 'Loess'],
      '',
      { weightage: 2 },
    ),
  ],
}
