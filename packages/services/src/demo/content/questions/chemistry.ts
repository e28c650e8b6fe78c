import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const chemistry: Topic = {
  tags: ['chemistry'],
  questions: [
    easy('What is the chemical symbol for sodium?', ['Na', 'S', 'So', 'Sd'], 'From its Latin name, natrium.'),
    easy('How many protons does a carbon atom have?', ['6', '4', '8', '12'], ''),
    easy(
      'Which gas makes up most of the air?',
      ['Nitrogen', 'Oxygen', 'Argon', 'Carbon dioxide'],
      'About 78 percent.',
    ),
    easy('What is the pH of pure water at 25 °C?', ['7', '0', '1', '14'], ''),
    easy(
      'Which bond holds the ions of table salt together?',
      ['Ionic', 'Covalent', 'Metallic', 'Hydrogen'],
      '',
    ),
    easy(
      'Which of these is a noble gas?',
      ['Neon', 'Nitrogen', 'Chlorine', 'Hydrogen'],
      'Its outermost shell is full.',
    ),
    easy(
      'What does a catalyst do?',
      [
        'It speeds up a reaction',
        'It increases the yield of a reaction',
        'It cools a reaction',
        'It is used up first',
      ],
      'It provides a path with a lower activation energy and is not used up.',
    ),
    easy(
      'What is rust?',
      ['Iron oxide with water', 'Iron carbonate', 'Iron chloride', 'Pure iron as powder'],
      '',
    ),
    medium(
      'Which numbers balance this equation?',
      ['2, 1, 2', '1, 1, 1', '2, 2, 1', '1, 2, 2'],
      'Four hydrogen atoms and two oxygen atoms on either side.',
      { equation: '\\_\\,\\mathrm{H_2} + \\_\\,\\mathrm{O_2} \\to \\_\\,\\mathrm{H_2O}', weightage: 2 },
    ),
    medium(
      'How many particles are in one mole?',
      [
        tex('6.022 \\cdot 10^{23}'),
        tex('6.022 \\cdot 10^{-23}'),
        tex('9.81 \\cdot 10^{10}'),
        tex('1.602 \\cdot 10^{-19}'),
      ],
      '',
    ),
    medium(
      'What is the mass of one mole of water?',
      ['18 g', '16 g', '10 g', '2 g'],
      '16 for the oxygen and twice 1 for the hydrogen.',
    ),
    medium(
      'According to Brønsted, what does an acid donate?',
      ['A proton', 'An electron', 'A neutron', 'An oxygen atom'],
      '',
    ),
    medium(
      'In which direction does the atomic radius increase within a period of the periodic table?',
      ['From right to left', 'From left to right', 'It stays the same', 'To the middle'],
      'More protons pull the same shell closer.',
    ),
    medium(
      'Which hybrid orbitals does the carbon in methane have?',
      [tex('sp^3'), tex('sp^2'), tex('sp'), tex('sp^3d')],
      'Four equal bonds point to the corners of a tetrahedron.',
      { weightage: 2 },
    ),
    medium(
      'Sodium burns in chlorine. What happens to the sodium?',
      ['It is oxidised', 'It is reduced', 'It stays as it was', 'It becomes a gas'],
      'It loses an electron.',
    ),
    medium(
      'How does the volume of a gas change when its pressure doubles at constant temperature?',
      ['It halves', 'It doubles', 'It stays the same', 'It falls to a quarter'],
      'This is Boyle’s law.',
      { equation: 'p V = n R T' },
    ),
    medium(
      'Which of these molecules is bent?',
      [tex('\\mathrm{H_2O}'), tex('\\mathrm{CO_2}'), tex('\\mathrm{N_2}'), tex('\\mathrm{HCl}')],
      'Two lone pairs push the bonds closer together.',
      { weightage: 2 },
    ),
    hard(
      'What is the pH of 0.01 mol/l hydrochloric acid?',
      ['2', '1', '0.01', '12'],
      'It is a strong acid.',
      {
        equation: '\\mathrm{pH} = -\\log_{10} c(\\mathrm{H^+})',
        weightage: 2,
      },
    ),
    hard(
      'In which direction does this equilibrium shift when the pressure increases?',
      ['To ammonia', 'To nitrogen and hydrogen', 'It stays', 'First one way, then the other'],
      'Four particles become two.',
      { equation: '\\mathrm{N_2 + 3\\,H_2 \\rightleftharpoons 2\\,NH_3}', weightage: 3 },
    ),
    hard(
      'What is the oxidation number of manganese in permanganate?',
      ['+7', '+4', '+2', '-1'],
      'Four oxygens account for −8, and the ion has a charge of −1.',
      { equation: '\\mathrm{MnO_4^-}', weightage: 3 },
    ),
    hard(
      'A substance has a half-life of 10 days. What fraction is left after 40 days?',
      ['One sixteenth', 'One quarter', 'One eighth', 'Nothing'],
      'Four half-lives.',
      { weightage: 2 },
    ),
    hard(
      'Which isomers are non-superimposable mirror images?',
      ['Enantiomers', 'Constitutional isomers', 'Conformers', 'Tautomers'],
      'Like a left hand and a right hand.',
      { weightage: 2 },
    ),
  ],
}
