import type { LabelledPair } from './labelled-pairs.ts'
import type { ComparedQuestion } from './words.ts'

/** A question in short: its text, its options, the right one first. */
type Short = readonly [text: string, ...options: string[]]

/** Pairs written by hand: the first two of each entry are the questions. */
const same: readonly (readonly [Short, Short])[] = [
  [
    ['Which gas do plants take in for photosynthesis?', 'Carbon dioxide', 'Oxygen', 'Nitrogen'],
    ['For photosynthesis, which gas do plants take in?', 'Carbon dioxide', 'Nitrogen', 'Oxygen'],
  ],
  [
    ['What is the boiling point of water at sea level?', '100 °C', '90 °C', '80 °C'],
    ['At sea level, what is the boiling point of water ?', '100 °C', '80 °C', '90 °C'],
  ],
  [
    ['Which organ pumps blood through the body?', 'Heart', 'Liver', 'Lung', 'Kidney'],
    ['Which organ pumps the blood trough the body?', 'Heart', 'Lung', 'Liver', 'Kidney'],
  ],
  [
    ['Name the process by which a liquid becomes a gas.', 'Evaporation', 'Condensation', 'Melting'],
    ['Name the process in which a liquid turns into a gas.', 'Evaporation', 'Condensation', 'Freezing'],
  ],
  [
    ['Which data structure works by last in, first out?', 'Stack', 'Queue', 'Tree'],
    ['Which data structure works by the rule last in, first out?', 'Stack', 'Tree', 'Queue', 'Graph'],
  ],
  [
    ['Who wrote the tragedy of Hamlet?', 'Shakespeare', 'Marlowe', 'Jonson'],
    ['Who wrote the tragedy "Hamlet"?', 'Shakespeare', 'Jonson', 'Marlowe'],
  ],
  [
    ['The derivative of the sine function is', 'the cosine', 'the tangent', 'the sine'],
    ['The derivative of the sine function equals:', 'the cosine', 'the sine', 'the tangent'],
  ],
  [
    [
      'In which layer of the atmosphere does most weather happen?',
      'Troposphere',
      'Stratosphere',
      'Mesosphere',
    ],
    ['Most weather happens in which layer of the atmosphere?', 'Troposphere', 'Mesosphere', 'Stratosphere'],
  ],
  [
    [
      'What does the abbreviation CPU stand for?',
      'Central processing unit',
      'Common program unit',
      'Control panel unit',
    ],
    [
      'The abbreviation CPU stands for what?',
      'Central processing unit',
      'Control panel unit',
      'Common program unit',
    ],
  ],
  [
    ['Which vitamin does the skin make in sunlight?', 'Vitamin D', 'Vitamin C', 'Vitamin A'],
    ['Which vitamin is made by the skin in sunlight?', 'Vitamin D', 'Vitamin A', 'Vitamin C'],
  ],
  [
    ['A market with a single seller is called', 'a monopoly', 'an oligopoly', 'a cartel'],
    ['What is a market with a single seller called?', 'a monopoly', 'a cartel', 'an oligopoly'],
  ],
  [
    ['Which planet has the shortest year?', 'Mercury', 'Venus', 'Mars', 'Earth'],
    ['Which planet has the shortest year', 'Mercury', 'Venus', 'Saturn', 'Earth'],
  ],
  [
    ['Explain in your own words why the sky is blue.'],
    ['Explain, in your own words, why the sky appears blue.'],
  ],
  [
    ['Welcher Fluss fließt durch die Stadt Köln?', 'Rhein', 'Elbe', 'Donau'],
    ['Durch die Stadt Koln fließt welcher Fluss?', 'Rhein', 'Donau', 'Elbe'],
  ],
  [
    ['Quelle est la capitale de la région Bretagne ?', 'Rennes', 'Nantes', 'Brest'],
    ['Quelle est donc la capitale de la région Bretagne ?', 'Rennes', 'Brest', 'Nantes'],
  ],
  [
    ['Какая река самая длинная в Европе?', 'Волга', 'Дунай', 'Днепр'],
    ['Какая самая длинная река в Европе?', 'Волга', 'Днепр', 'Дунай'],
  ],
  [
    ['Which chemical element has the symbol Fe?', 'Iron', 'Fluorine', 'Francium'],
    ['Which element has the chemical symbol Fe?', 'Iron', 'Francium', 'Fluorine'],
  ],
  [
    [
      'Choose the sentence in the passive voice.',
      'The cake was eaten.',
      'She ate the cake.',
      'Eat the cake.',
    ],
    [
      'Choose the sentence that is in the passive voice:',
      'The cake was eaten.',
      'Eat the cake.',
      'She ate the cake.',
    ],
  ],
]

const merelySimilar: readonly (readonly [Short, Short])[] = [
  [
    ['What is the capital of France?', 'Paris', 'Rome', 'Madrid'],
    ['What is the capital of Spain?', 'Madrid', 'Paris', 'Rome'],
  ],
  [
    ['What is 12 times 7?', '84', '74', '94'],
    ['What is 12 times 8?', '96', '84', '86'],
  ],
  [
    ['Which of these animals is a mammal?', 'Whale', 'Shark', 'Trout'],
    ['Which of these animals is not a mammal?', 'Shark', 'Whale', 'Dolphin'],
  ],
  [
    ['Which planet is the largest?', 'Jupiter', 'Mars', 'Venus', 'Mercury'],
    ['Which planet is the smallest?', 'Mercury', 'Mars', 'Venus', 'Jupiter'],
  ],
  [
    ['Which of the following is true?', 'Light is faster than sound.', 'Sound is faster than light.'],
    ['Which of the following is true?', 'Ice is lighter than water.', 'Ice is heavier than water.'],
  ],
  [
    ['The heart lies left of the middle of the body.', 'True', 'False'],
    ['The liver lies right of the middle of the body.', 'True', 'False'],
  ],
  [
    ['In what year did the first people land on the moon?', '1969', '1959', '1979'],
    ['In what year did the first people climb Mount Everest?', '1953', '1959', '1969'],
  ],
  [
    ['Which acid is in vinegar?', 'Acetic acid', 'Citric acid', 'Lactic acid'],
    ['Which acid is in lemons?', 'Citric acid', 'Acetic acid', 'Lactic acid'],
  ],
  [
    ['What happens to the price when demand increases?', 'It rises', 'It falls'],
    ['What happens to the price when demand decreases?', 'It falls', 'It rises'],
  ],
  [
    ['Which organ makes insulin?', 'Pancreas', 'Liver', 'Kidney'],
    ['Which organ makes bile?', 'Liver', 'Pancreas', 'Kidney'],
  ],
  [
    ['A car drives 60 km in 45 minutes. How fast is it?', '80 km/h', '60 km/h', '75 km/h'],
    ['A car drives 90 km in 45 minutes. How fast is it?', '120 km/h', '90 km/h', '80 km/h'],
  ],
  [['Define the term osmosis.'], ['Define the term mitosis.']],
  [
    ['What is the maximum of the function on the interval?', 'Its greatest value', 'Its least value'],
    ['What is the minimum of the function on the interval?', 'Its least value', 'Its greatest value'],
  ],
  [
    ['Who painted the Mona Lisa?', 'Leonardo', 'Raphael', 'Titian'],
    ['Who painted the School of Athens?', 'Raphael', 'Leonardo', 'Titian'],
  ],
  [
    ['Which tag begins a paragraph in HTML?', 'p', 'div', 'span'],
    ['Which tag begins a table in HTML?', 'table', 'tr', 'td'],
  ],
  [
    ['Welche Stadt ist die Hauptstadt von Bayern?', 'München', 'Nürnberg', 'Augsburg'],
    ['Welche Stadt ist die Hauptstadt von Hessen?', 'Wiesbaden', 'Frankfurt', 'Kassel'],
  ],
]

const whole = ([question, ...options]: Short): ComparedQuestion => ({
  question,
  equation: '',
  options: options.map((option, at) => ({ option, equation: '', is_correct: at === 0 })),
})

export const writtenPairs: readonly LabelledPair[] = [
  ...same.map(([one, other]) => ({
    kind: 'written by hand',
    isSame: true,
    one: whole(one),
    other: whole(other),
  })),
  ...merelySimilar.map(([one, other]) => ({
    kind: 'written by hand',
    isSame: false,
    one: whole(one),
    other: whole(other),
  })),
]
