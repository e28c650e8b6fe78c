import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const chemistry: Topic = {
  tags: ['chemistry'],
  questions: [
    easy('What is the chemical sign of sodium?', ['Na', 'S', 'So', 'Sd'], 'From its Latin name, natrium.'),
    easy('How many protons has an atom of carbon?', ['6', '4', '8', '12'], ''),
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
        'It makes a reaction faster',
        'It makes a reaction give more',
        'It cools a reaction',
        'It is used up first',
      ],
      'It opens a way that needs less energy and comes out unchanged.',
    ),
    easy(
      'What is rust?',
      ['Iron oxide with water', 'Iron carbonate', 'Iron chloride', 'Pure iron as powder'],
      '',
    ),
    medium(
      'Which numbers balance this equation?',
      ['2, 1, 2', '1, 1, 1', '2, 2, 1', '1, 2, 2'],
      'Four atoms of hydrogen and two of oxygen on either side.',
      { equation: '\\_\\,\\mathrm{H_2} + \\_\\,\\mathrm{O_2} \\to \\_\\,\\mathrm{H_2O}', weightage: 2 },
    ),
    medium(
      'How many particles make one mole?',
      [
        tex('6.022 \\cdot 10^{23}'),
        tex('6.022 \\cdot 10^{-23}'),
        tex('9.81 \\cdot 10^{10}'),
        tex('1.602 \\cdot 10^{-19}'),
      ],
      '',
    ),
    medium(
      'Which mass has one mole of water?',
      ['18 g', '16 g', '10 g', '2 g'],
      '16 for the oxygen and twice 1 for the hydrogen.',
    ),
    medium(
      'What does an acid give away, in the words of Brønsted?',
      ['A proton', 'An electron', 'A neutron', 'An oxygen atom'],
      '',
    ),
    medium(
      'In which direction does the radius of atoms grow in a period of the periodic table?',
      ['From right to left', 'From left to right', 'It stays the same', 'To the middle'],
      'More protons draw the same shell closer.',
    ),
    medium(
      'Which hybrid orbitals has the carbon of methane?',
      [tex('sp^3'), tex('sp^2'), tex('sp'), tex('sp^3d')],
      'Four equal bonds point to the corners of a tetrahedron.',
      { weightage: 2 },
    ),
    medium(
      'Sodium is burnt in chlorine. What becomes of the sodium?',
      ['It is oxidised', 'It is reduced', 'It stays as it was', 'It becomes a gas'],
      'It gives an electron away.',
    ),
    medium(
      'How does the volume of a gas change when its pressure doubles at the same temperature?',
      ['It halves', 'It doubles', 'It stays the same', 'It falls to a quarter'],
      'The law of Boyle and Mariotte.',
      { equation: 'p V = n R T' },
    ),
    medium(
      'Which of these molecules is bent?',
      [tex('\\mathrm{H_2O}'), tex('\\mathrm{CO_2}'), tex('\\mathrm{N_2}'), tex('\\mathrm{HCl}')],
      'Two pairs of electrons that bind nothing push the bonds together.',
      { weightage: 2 },
    ),
    hard('Which pH has hydrochloric acid of 0.01 mol/l?', ['2', '1', '0.01', '12'], 'It is a strong acid.', {
      equation: '\\mathrm{pH} = -\\log_{10} c(\\mathrm{H^+})',
      weightage: 2,
    }),
    hard(
      'In which direction does this balance move when the pressure rises?',
      ['To ammonia', 'To nitrogen and hydrogen', 'It stays', 'First one way, then the other'],
      'Four particles become two.',
      { equation: '\\mathrm{N_2 + 3\\,H_2 \\rightleftharpoons 2\\,NH_3}', weightage: 3 },
    ),
    hard(
      'Which oxidation number has manganese in permanganate?',
      ['+7', '+4', '+2', '-1'],
      'Four oxygens take eight, the ion carries one.',
      { equation: '\\mathrm{MnO_4^-}', weightage: 3 },
    ),
    hard(
      'A substance halves every 10 days. Which share of it is left after 40 days?',
      ['One sixteenth', 'One quarter', 'One eighth', 'Nothing'],
      'Four halvings.',
      { weightage: 2 },
    ),
    hard(
      'Which isomers are mirror images that cannot be laid on each other?',
      ['Enantiomers', 'Constitutional isomers', 'Conformers', 'Tautomers'],
      'Like a left and a right hand.',
      { weightage: 2 },
    ),
  ],
}
