import { hard, medium, type Topic } from './topic.ts'

/** Descriptive questions: they have no options, and answers are graded against the solution. */
export const physicsEssays: Topic = {
  tags: ['physics'],
  questions: [
    medium(
      'Explain why an ice skater spins faster when she pulls in her arms.',
      [],
      'Her angular momentum stays the same because nothing turns her from outside. With her arms ' +
        'close to the axis her moment of inertia becomes smaller, so her angular velocity must grow. ' +
        'The work she does with her muscles becomes energy of rotation.',
      { weightage: 10, sketch: 'skater' },
    ),
    medium(
      'Describe how a pendulum’s energy changes during one swing, with and without friction.',
      [],
      'At the turning points all energy is potential, at the lowest point all of it is kinetic; in ' +
        'between one becomes the other and the sum stays. With friction some of it becomes heat in ' +
        'every swing, so the swings grow smaller until the pendulum rests.',
      { weightage: 10, image: 'pendulum', sketch: 'swing' },
    ),
    hard(
      'Why doesn’t a transformer work with direct current?',
      [],
      'A voltage is induced in the second coil only while the magnetic flux through it changes. A ' +
        'direct current makes a steady field, so the flux does not change and nothing is induced, ' +
        'except at the moments of switching on and off.',
      { weightage: 15, sketch: 'transformer' },
    ),
    hard(
      'A friend says heavy objects fall faster than light ones. Respond with an argument and an experiment.',
      [],
      'Without air all bodies fall with the same acceleration, because gravity pulls a heavier body ' +
        'more strongly in just the measure in which it is harder to accelerate. In a tube without air ' +
        'a feather and a coin land together; in air the drag slows the feather more.',
      { weightage: 15, sketch: 'tubes' },
    ),
  ],
}

export const historyEssays: Topic = {
  tags: ['history'],
  questions: [
    medium(
      'Name three causes of the First World War and explain one of them.',
      [],
      'Alliances that drew one power after another into the war, rivalry of empires, an arms race on ' +
        'land and sea, and nationalism, above all on the Balkans. The alliances turned a conflict ' +
        'between Austria-Hungary and Serbia into a European war within days.',
      { weightage: 10, sketch: 'timeline' },
    ),
    medium(
      'What was the aim of the Marshall Plan, and what did it achieve?',
      [],
      'It was to rebuild the economies of Western Europe, to open markets and to keep the region ' +
        'from communism. Within four years industry passed its level of before the war, trade grew, ' +
        'and the countries learned to plan together, a step towards European integration.',
      { weightage: 10 },
    ),
    hard(
      'Compare how India and Algeria became independent.',
      [],
      'India won independence in 1947 after decades of mostly non-violent mass movements and ' +
        'negotiation, at the price of a bloody partition. Algeria won it in 1962 after eight years of ' +
        'war between the liberation front and France, in which many civilians died. Both show colonial ' +
        'powers weakened by world wars and by movements that most people supported.',
      { weightage: 20 },
    ),
  ],
}

export const biologyEssays: Topic = {
  tags: ['biology'],
  questions: [
    medium(
      'Explain how a vaccine protects against a disease.',
      [],
      'A vaccine shows the immune system a harmless form or part of a germ. Cells make antibodies ' +
        'against it and memory cells stay. When the real germ comes, the memory cells act so quickly ' +
        'that the disease does not break out or stays mild.',
      { weightage: 10 },
    ),
    medium(
      'Why do leaves look green, and how is this related to photosynthesis?',
      [],
      'Chlorophyll takes up red and blue light and throws most of the green light back, which is ' +
        'what we see. The light that it takes up drives photosynthesis, in which carbon dioxide and ' +
        'water become sugar and oxygen.',
      { weightage: 10 },
    ),
    hard(
      'Describe how natural selection can make bacteria resistant to an antibiotic.',
      [],
      'By chance a few bacteria carry a mutation that protects them. The antibiotic kills the ' +
        'others, so the resistant ones multiply without rivals and pass their gene on, also sideways ' +
        'to other bacteria. Taking too little of a drug, or taking it needlessly, makes this more ' +
        'likely.',
      { weightage: 15 },
    ),
  ],
}
