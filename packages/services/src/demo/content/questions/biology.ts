import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const biology: Topic = {
  tags: ['biology'],
  questions: [
    easy(
      'Which part of a cell contains most of its DNA?',
      ['The nucleus', 'The membrane', 'The ribosome', 'The vacuole'],
      '',
    ),
    easy(
      'Which gas do plants take in for photosynthesis?',
      ['Carbon dioxide', 'Oxygen', 'Nitrogen', 'Hydrogen'],
      '',
    ),
    easy('How many chambers does the human heart have?', ['4', '2', '3', '6'], ''),
    easy(
      'Which blood cells carry oxygen?',
      ['Red blood cells', 'White blood cells', 'Platelets', 'Plasma cells'],
      'Their haemoglobin binds it.',
    ),
    easy(
      'What is the largest organ of the human body?',
      ['The skin', 'The liver', 'The lung', 'The brain'],
      '',
    ),
    easy(
      'Which of these animals is a mammal?',
      ['The dolphin', 'The shark', 'The penguin', 'The crocodile'],
      'It breathes air and feeds its young on milk.',
    ),
    easy(
      'Which vitamin does skin produce in sunlight?',
      ['Vitamin D', 'Vitamin C', 'Vitamin A', 'Vitamin B12'],
      '',
    ),
    easy(
      'What do decomposers do in a forest?',
      [
        'They turn dead matter into nutrients',
        'They make sugar from light',
        'They prey on herbivores',
        'They spread seeds',
      ],
      '',
    ),
    medium(
      'Where in the cell is most ATP produced?',
      ['The mitochondria', 'The nucleus', 'The Golgi apparatus', 'The cell wall'],
      '',
    ),
    medium(
      'How many chromosomes does a human body cell have?',
      ['46', '23', '44', '48'],
      'Twenty-three pairs.',
    ),
    medium('Which base pairs with adenine in DNA?', ['Thymine', 'Cytosine', 'Guanine', 'Uracil'], ''),
    medium(
      'What does insulin do to blood sugar?',
      ['It lowers it', 'It raises it', 'It keeps it out of the kidneys', 'Nothing'],
      '',
    ),
    medium(
      'What is osmosis?',
      [
        'Water moving through a membrane to the more concentrated side',
        'Salt being pumped against a gradient',
        'One cell engulfing another',
        'Air entering the lungs',
      ],
      '',
    ),
    medium(
      'Two brown-eyed parents, both carrying one allele for blue, have a child. How likely are blue ' +
        'eyes in this simple model?',
      [tex('\\frac{1}{4}'), tex('\\frac{1}{2}'), tex('\\frac{3}{4}'), '0'],
      'Only one of four combinations has two such alleles.',
      { weightage: 2 },
    ),
    medium(
      'Which of these is not part of the theory of natural selection?',
      [
        'Parents pass on acquired skills',
        'Individuals vary',
        'More offspring are born than survive',
        'Helpful traits are passed on more often',
      ],
      'That was Lamarck’s idea.',
    ),
    medium(
      'Which organ makes bile?',
      ['The liver', 'The gall bladder', 'The pancreas', 'The stomach'],
      'The gall bladder only stores it.',
    ),
    medium(
      'What is the equation of photosynthesis?',
      [
        tex('\\mathrm{6\\,CO_2 + 6\\,H_2O \\to C_6H_{12}O_6 + 6\\,O_2}'),
        tex('\\mathrm{C_6H_{12}O_6 + 6\\,O_2 \\to 6\\,CO_2 + 6\\,H_2O}'),
        tex('\\mathrm{CO_2 + O_2 \\to C + O_4}'),
        tex('\\mathrm{6\\,H_2O \\to 6\\,H_2 + 3\\,O_2}'),
      ],
      '',
      { weightage: 2 },
    ),
    hard(
      'During which phase of mitosis do the chromosomes line up in the middle?',
      ['Metaphase', 'Prophase', 'Anaphase', 'Telophase'],
      '',
      { weightage: 2 },
    ),
    hard(
      'How many amino acids does a strand of messenger RNA with 300 bases code for at most?',
      ['100', '300', '900', '150'],
      'Three bases make a codon.',
      { weightage: 2 },
    ),
    hard(
      'An allele has a frequency of 0.2 in a population in equilibrium. What share carries two copies?',
      ['4 %', '20 %', '32 %', '64 %'],
      'The Hardy–Weinberg principle.',
      { equation: 'p^2 + 2pq + q^2 = 1', weightage: 3 },
    ),
    hard(
      'Which enzyme joins the pieces of the lagging strand of DNA?',
      ['Ligase', 'Helicase', 'Primase', 'Amylase'],
      '',
      { weightage: 2 },
    ),
  ],
}
