import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const electricity: Topic = {
  tags: ['physics', 'electricity'],
  questions: [
    easy(
      'What is the unit of electrical resistance?',
      ['Ohm', 'Volt', 'Ampere', 'Coulomb'],
      'At one volt, one ampere flows through one ohm.',
    ),
    easy(
      'Which of these is the best conductor of electricity?',
      ['Copper', 'Glass', 'Dry wood', 'Rubber'],
      'Metals have electrons that can move freely.',
    ),
    easy(
      'How are the lamps in a house connected to the mains?',
      ['In parallel', 'In series', 'In a ring of pairs', 'They share one wire'],
      'Each lamp gets the full voltage, and if one fails the others stay on.',
    ),
    easy(
      'What does a fuse do when the current gets too large?',
      ['It breaks the circuit', 'It stores the excess', 'It lowers the voltage', 'It reverses the current'],
      'Its wire melts first.',
    ),
    easy(
      'What do two bodies with like charges do?',
      ['They repel each other', 'They attract each other', 'Nothing', 'They lose their charge'],
      '',
    ),
    easy(
      'Which instrument is connected in series to measure a current?',
      ['Ammeter', 'Voltmeter', 'Ohmmeter', 'Thermometer'],
      'All of the current has to flow through it.',
    ),
    medium(
      'A voltage of 12 V is applied to a 20 Ω resistor. What is the current?',
      ['0.6 A', '1.7 A', '240 A', '8 A'],
      '',
      { equation: 'I = \\frac{U}{R}' },
    ),
    medium(
      'Resistors of 6 Ω and 3 Ω are connected in parallel. What is their combined resistance?',
      ['2 Ω', '9 Ω', '4.5 Ω', '18 Ω'],
      '',
      {
        solutionEquation: '\\frac{1}{R} = \\frac{1}{6} + \\frac{1}{3} = \\frac{1}{2}',
        image: 'parallel-circuit',
        weightage: 2,
      },
    ),
    medium(
      'Which formula gives the power dissipated by a resistor?',
      [tex('P = U I'), tex('P = \\frac{U}{I}'), tex('P = I R'), tex('P = \\frac{R}{U}')],
      '',
    ),
    medium(
      'A 2 kW kettle runs for 6 minutes. How much energy does it use?',
      ['0.2 kWh', '12 kWh', '2 kWh', '0.33 kWh'],
      'Six minutes is a tenth of an hour.',
      { weightage: 2 },
    ),
    medium(
      'What does a moving magnet produce in a nearby coil?',
      ['A voltage', 'A resistance', 'A permanent charge', 'Nothing without a battery'],
      'This is induction, the principle behind dynamos and microphones.',
    ),
    medium(
      'A transformer has 1,000 turns on its primary coil and 50 on its secondary. With 230 V on the ' +
        'primary, what is the voltage of the secondary?',
      ['11.5 V', '4,600 V', '23 V', '5 V'],
      '',
      { equation: '\\frac{U_1}{U_2} = \\frac{N_1}{N_2}', weightage: 2 },
    ),
    medium(
      'Why is electricity transmitted over long distances at high voltage?',
      [
        'Less energy is lost as heat in the wires',
        'It travels faster',
        'The wires need no insulation',
        'It cannot be stolen',
      ],
      'The same power then needs less current, and losses increase with the square of the current.',
    ),
    medium(
      'How does the force between two charges change when the distance between them doubles?',
      ['It falls to a quarter', 'It falls to a half', 'It doubles', 'It stays the same'],
      '',
      { equation: 'F = \\frac{1}{4\\pi\\varepsilon_0}\\,\\frac{q_1 q_2}{r^2}' },
    ),
    medium(
      'What does a diode do?',
      [
        'It lets current flow in one direction only',
        'It makes a current larger',
        'It stores charge',
        'It converts direct current to alternating current',
      ],
      '',
    ),
    hard(
      'A 100 µF capacitor charges through 10 kΩ. How long until it reaches about 63% of its final voltage?',
      ['1 s', '0.1 s', '10 s', '63 ms'],
      'One time constant.',
      { equation: '\\tau = R C', weightage: 3 },
    ),
    hard(
      'How much energy does a charged capacitor store?',
      [tex('\\frac{1}{2} C U^2'), tex('C U'), tex('\\frac{1}{2} C U'), tex('C^2 U')],
      'The voltage rises as it charges, hence the factor of one half.',
      { weightage: 2 },
    ),
    hard(
      'An electron enters a magnetic field perpendicular to the field lines. What path does it follow?',
      ['A circle', 'A straight line', 'A parabola', 'It stops'],
      'The force is always perpendicular to its velocity.',
      { equation: '\\vec F = q\\,\\vec v \\times \\vec B', weightage: 3 },
    ),
    hard(
      'Twelve 1 Ω resistors form the edges of a cube. What is the resistance between opposite corners?',
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
      'At which frequency is the current in a series circuit of a coil and a capacitor at its maximum?',
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
