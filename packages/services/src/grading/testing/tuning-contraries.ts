import type { Contrary } from './contrary.ts'

/** Answers that say the contrary of the solution, by which the rules were written. */
export const tuningContraries: readonly Contrary[] = [
  [
    'negation',
    'Water conducts electricity if salt is dissolved in it.',
    'Water does not conduct electricity if salt is dissolved in it.',
  ],
  ['negation', 'A pointer can be null.', 'A pointer can never be null.'],
  ['negation', 'Plants need light for photosynthesis.', 'Plants do not need light for photosynthesis.'],
  ['negation', 'Insulators prevent the flow of current.', 'Insulators allow the flow of current.'],
  [
    'negation',
    'The vaccine protects against the disease.',
    'The vaccine fails to protect against the disease.',
  ],
  ['negation', 'Mammals feed their young with milk.', 'Mammals feed their young without milk.'],
  ['negation', 'A tautology is always true.', 'A tautology is not always true.'],
  ['negation', 'Planets emit no light of their own.', 'Planets emit light of their own.'],

  ['antonym', 'Pressure increases with depth.', 'Pressure decreases with depth.'],
  ['antonym', 'Cold air sinks to the ground.', 'Cold air rises to the ground.'],
  ['antonym', 'A recession lowers employment and income.', 'A recession raises employment and income.'],
  ['antonym', 'The reaction is exothermic.', 'The reaction is endothermic.'],
  [
    'antonym',
    'Metals lose electrons when they are oxidised.',
    'Metals gain electrons when they are oxidised.',
  ],
  ['antonym', 'The series converges for small values.', 'The series diverges for small values.'],
  [
    'antonym',
    'Osmosis is a passive transport through the membrane.',
    'Osmosis is an active transport through the membrane.',
  ],
  [
    'antonym',
    'The lens is thick in the middle and thin at the edge.',
    'The lens is thin in the middle and thick at the edge.',
  ],
  [
    'antonym',
    'Encryption makes the message unreadable for others.',
    'Encryption makes the message readable for others.',
  ],

  [
    'swapped roles',
    'Heat flows from the hotter to the colder body.',
    'Heat flows from the colder to the hotter body.',
  ],
  [
    'swapped roles',
    'A compiler translates source code into machine code.',
    'A compiler translates machine code into source code.',
  ],
  ['swapped roles', 'Bees pollinate flowers.', 'Flowers pollinate bees.'],
  ['swapped roles', 'The earth revolves around the sun.', 'The sun revolves around the earth.'],
  [
    'swapped roles',
    'Plants take in carbon dioxide and give off oxygen.',
    'Plants take in oxygen and give off carbon dioxide.',
  ],
  [
    'swapped roles',
    'The stack grows downwards and the heap grows upwards.',
    'The heap grows downwards and the stack grows upwards.',
  ],
  ['swapped roles', 'The parliament elects the chancellor.', 'The chancellor elects the parliament.'],
  ['swapped roles', 'The sun heats the ground.', 'The sun is heated by the ground.'],
  [
    'swapped roles',
    'Kinetic energy is converted into potential energy.',
    'Potential energy is converted into kinetic energy.',
  ],

  ['comparative', 'Ice is less dense than water.', 'Ice is denser than water.'],
  ['comparative', 'Ice is lighter than water.', 'Water is lighter than ice.'],
  [
    'comparative',
    'Quicksort is faster than bubble sort on large inputs.',
    'Bubble sort is faster than quicksort on large inputs.',
  ],
  ['comparative', 'Hydrogen has fewer protons than helium.', 'Hydrogen has more protons than helium.'],
  ['comparative', 'Venus is hotter than Mercury.', 'Venus is cooler than Mercury.'],
  [
    'comparative',
    'The area of the circle is greater than that of the square.',
    'The area of the circle is smaller than that of the square.',
  ],
  [
    'comparative',
    'The current before the resistor equals the current after it.',
    'The current before the resistor exceeds the current after it.',
  ],
  ['comparative', 'The most common blood group is O.', 'The least common blood group is O.'],

  ['number', 'Water boils at 100 degrees at sea level.', 'Water boils at 90 degrees at sea level.'],
  [
    'number',
    'A water molecule has two hydrogen atoms and one oxygen atom.',
    'A water molecule has one hydrogen atom and two oxygen atoms.',
  ],
  ['number', 'An insect has six legs.', 'An insect has eight legs.'],
  ['number', 'A byte has 8 bits.', 'A byte has 16 bits.'],
  ['number', 'The Second World War ended in 1945.', 'The Second World War ended in 1954.'],
  ['number', 'The force becomes three times as large.', 'The force becomes nine times as large.'],
  ['number', 'A third of the votes is enough.', 'Two thirds of the votes is enough.'],
  ['number', 'The half-life is 5730 years.', 'The half-life is 573 years.'],

  [
    'cause and effect',
    'The bridge broke because the load was too large.',
    'The load was too large because the bridge broke.',
  ],
  ['cause and effect', 'Stress causes illness.', 'Illness causes stress.'],
  [
    'cause and effect',
    'Global warming results from greenhouse gases.',
    'Greenhouse gases result from global warming.',
  ],
  [
    'cause and effect',
    'If the pressure falls, it starts to rain.',
    'If it starts to rain, the pressure falls.',
  ],
  ['cause and effect', 'Smoking leads to lung cancer.', 'Lung cancer leads to smoking.'],
  [
    'cause and effect',
    'The current is large, so the wire becomes hot.',
    'The wire becomes hot, so the current is large.',
  ],
  ['cause and effect', 'Force produces acceleration.', 'Acceleration produces force.'],
  [
    'cause and effect',
    'The dinosaurs died out due to an asteroid.',
    'An asteroid came due to the dinosaurs that died out.',
  ],

  [
    'negation',
    'The enzyme works only at body temperature.',
    'The enzyme does not only work at body temperature.',
  ],
  [
    'negation',
    'Diamonds conduct heat but they do not conduct current.',
    'Diamonds conduct heat and they conduct current.',
  ],
  [
    'negation',
    'A metaphor compares two things without using like or as.',
    'A metaphor compares two things using like or as.',
  ],
  ['negation', 'The king had no power over the army.', 'The king had power over the army.'],
  ['antonym', 'Vaccines make the immune system more alert.', 'Vaccines make the immune system less alert.'],
  [
    'antonym',
    'The Industrial Revolution moved people from the countryside into the cities.',
    'The Industrial Revolution moved people from the cities into the countryside.',
  ],
  [
    'antonym',
    'Adrenaline accelerates the pulse and dilates the airways.',
    'Adrenaline slows the pulse and dilates the airways.',
  ],
  [
    'antonym',
    'The economy imports more than it exports, so the balance is negative.',
    'The economy imports more than it exports, so the balance is positive.',
  ],
  [
    'swapped roles',
    'The subject performs the action and the object receives it.',
    'The object performs the action and the subject receives it.',
  ],
  [
    'swapped roles',
    'In a queue, the element that was added first is removed first.',
    'In a queue, the element that was removed first is added first.',
  ],
  [
    'swapped roles',
    'Parents pass their genes on to their children.',
    'Children pass their genes on to their parents.',
  ],
  [
    'swapped roles',
    'Mitosis yields two cells while meiosis yields four.',
    'Meiosis yields two cells while mitosis yields four.',
  ],
  ['comparative', 'Mercury is closer to the sun than Venus.', 'Mercury is farther from the sun than Venus.'],
  [
    'comparative',
    'A hash table finds an entry faster than a list does.',
    'A list finds an entry faster than a hash table does.',
  ],
  [
    'comparative',
    'Of all continents Asia has the most inhabitants.',
    'Of all continents Asia has the fewest inhabitants.',
  ],
  [
    'comparative',
    'The heavier the object, the greater its inertia.',
    'The heavier the object, the smaller its inertia.',
  ],
  ['number', 'The sonnet consists of fourteen lines.', 'The sonnet consists of twelve lines.'],
  ['number', 'Humans have 23 pairs of chromosomes.', 'Humans have 46 pairs of chromosomes.'],
  ['number', 'The derivative of the square of x is two x.', 'The derivative of the square of x is x.'],
  ['number', 'The wall fell on 9 November 1989.', 'The wall fell on 9 November 1998.'],
  [
    'cause and effect',
    'Because the earth rotates, day and night alternate.',
    'Because day and night alternate, the earth rotates.',
  ],
  ['cause and effect', 'Higher interest rates reduce borrowing.', 'Reduced borrowing raises interest rates.'],
  [
    'cause and effect',
    'When the muscle contracts, the bone moves.',
    'When the bone moves, the muscle contracts.',
  ],
  [
    'cause and effect',
    'The warming of the ocean makes the corals bleach.',
    'The bleaching of the corals makes the ocean warm.',
  ],
]
