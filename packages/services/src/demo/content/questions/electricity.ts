import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const electricity: Topic = {
  tags: ['physics', 'electricity'],
  questions: [
    easy(
      'In which unit is electric resistance measured?',
      ['Ohm', 'Volt', 'Ampere', 'Coulomb'],
      'One ohm lets one ampere pass at one volt.',
    ),
    easy(
      'Which of these conducts electric current best?',
      ['Copper', 'Glass', 'Dry wood', 'Rubber'],
      'Metals have electrons that move freely.',
    ),
    easy(
      'How are the lamps of a house connected to the mains?',
      ['In parallel', 'In series', 'In a ring of pairs', 'They share one wire'],
      'Each of them gets the whole voltage, and one that fails leaves the others lit.',
    ),
    easy(
      'What does a fuse do when the current becomes too large?',
      ['It breaks the circuit', 'It stores the surplus', 'It lowers the voltage', 'It reverses the current'],
      'Its wire melts first.',
    ),
    easy(
      'What do two bodies with charges of equal sign do?',
      ['They push each other away', 'They pull each other', 'Nothing', 'They lose their charge'],
      '',
    ),
    easy(
      'Which instrument is connected in series to measure a current?',
      ['Ammeter', 'Voltmeter', 'Ohmmeter', 'Thermometer'],
      'All of the current has to pass through it.',
    ),
    medium(
      'A resistor of 20 Ω lies at 12 V. How large is the current?',
      ['0.6 A', '1.7 A', '240 A', '8 A'],
      '',
      { equation: 'I = \\frac{U}{R}' },
    ),
    medium(
      'Two resistors of 6 Ω and 3 Ω are connected in parallel. Which resistance have they together?',
      ['2 Ω', '9 Ω', '4.5 Ω', '18 Ω'],
      '',
      {
        solutionEquation: '\\frac{1}{R} = \\frac{1}{6} + \\frac{1}{3} = \\frac{1}{2}',
        image: 'parallel-circuit',
        weightage: 2,
      },
    ),
    medium(
      'Which formula gives the power of a resistor?',
      [tex('P = U I'), tex('P = \\frac{U}{I}'), tex('P = I R'), tex('P = \\frac{R}{U}')],
      '',
    ),
    medium(
      'A kettle of 2 kW runs for 6 minutes. Which energy does it take?',
      ['0.2 kWh', '12 kWh', '2 kWh', '0.33 kWh'],
      'Six minutes are a tenth of an hour.',
      { weightage: 2 },
    ),
    medium(
      'What does a moving magnet cause in a coil near it?',
      ['A voltage', 'A resistance', 'A charge that stays', 'Nothing without a battery'],
      'This is induction: dynamos and microphones live on it.',
    ),
    medium(
      'A transformer has 1,000 turns on the first coil and 50 on the second, and 230 V lie at the ' +
        'first. Which voltage does the second give?',
      ['11.5 V', '4,600 V', '23 V', '5 V'],
      '',
      { equation: '\\frac{U_1}{U_2} = \\frac{N_1}{N_2}', weightage: 2 },
    ),
    medium(
      'Why is electric power carried over the land at a high voltage?',
      [
        'Less of it is lost as heat in the wires',
        'It travels faster',
        'The wires need no insulation',
        'It cannot be stolen',
      ],
      'The same power then needs less current, and the loss grows with the square of the current.',
    ),
    medium(
      'How does the force between two charges change when their distance doubles?',
      ['It falls to a quarter', 'It falls to a half', 'It doubles', 'It stays the same'],
      '',
      { equation: 'F = \\frac{1}{4\\pi\\varepsilon_0}\\,\\frac{q_1 q_2}{r^2}' },
    ),
    medium(
      'What does a diode do?',
      [
        'It lets current pass one way only',
        'It makes a current larger',
        'It stores charge',
        'It turns direct into alternating current',
      ],
      '',
    ),
    hard(
      'A capacitor of 100 µF is charged through 10 kΩ. After which time has it about 63 % of its final voltage?',
      ['1 s', '0.1 s', '10 s', '63 ms'],
      'One time constant.',
      { equation: '\\tau = R C', weightage: 3 },
    ),
    hard(
      'Which energy does a capacitor hold?',
      [tex('\\frac{1}{2} C U^2'), tex('C U'), tex('\\frac{1}{2} C U'), tex('C^2 U')],
      'The voltage rises while it is charged, so half of the product counts.',
      { weightage: 2 },
    ),
    hard(
      'An electron enters a magnetic field at a right angle to its lines. On which path does it go on?',
      ['A circle', 'A straight line', 'A parabola', 'It stops'],
      'The force is always at a right angle to its velocity.',
      { equation: '\\vec F = q\\,\\vec v \\times \\vec B', weightage: 3 },
    ),
    hard(
      'Twelve equal resistors of 1 Ω are the edges of a cube. Which resistance lies between two opposite corners?',
      [
        tex('\\frac{5}{6}\\,\\Omega'),
        tex('\\frac{7}{12}\\,\\Omega'),
        tex('\\frac{3}{4}\\,\\Omega'),
        tex('1\\,\\Omega'),
      ],
      'The current splits into three, then six, then three.',
      { solutionEquation: '\\frac{1}{3} + \\frac{1}{6} + \\frac{1}{3} = \\frac{5}{6}', weightage: 4 },
    ),
    hard(
      'At which frequency is the current in a series circuit of a coil and a capacitor largest?',
      [
        tex('\\frac{1}{2\\pi\\sqrt{LC}}'),
        tex('2\\pi\\sqrt{LC}'),
        tex('\\frac{1}{LC}'),
        tex('\\sqrt{\\frac{L}{C}}'),
      ],
      'There the two reactances cancel.',
      { weightage: 3 },
    ),
  ],
}
