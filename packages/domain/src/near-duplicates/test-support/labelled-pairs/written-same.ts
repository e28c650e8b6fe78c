import type { WrittenQuestion } from './written-question.ts'

/** Pairs that an author would call the same question, written by hand. */
export const same: readonly (readonly [WrittenQuestion, WrittenQuestion])[] = [
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
