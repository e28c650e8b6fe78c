import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const algebra: Topic = {
  tags: ['mathematics', 'linear algebra'],
  questions: [
    easy('Which x solves this equation?', ['4', '6', '3', '16'], '', { equation: '3x - 5 = 7' }),
    easy(
      'How large is this determinant?',
      ['-2', '10', '2', '-10'],
      'Down the main diagonal less up the other.',
      { equation: '\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}' },
    ),
    easy(
      'What is the sum of these vectors?',
      [tex('(4, 1)'), tex('(4, 5)'), tex('(2, 1)'), tex('(3, -6)')],
      '',
      { equation: '(3, -1) + (1, 2)' },
    ),
    easy(
      'Which matrix leaves every vector as it is?',
      ['The identity matrix', 'The zero matrix', 'A matrix of ones', 'Its own inverse'],
      '',
    ),
    easy(
      'How many solutions can a system of linear equations have?',
      ['None, one or infinitely many', 'Exactly one', 'As many as unknowns', 'One or two'],
      'Two lines are parallel, cross or lie on each other.',
    ),
    easy(
      'Into which factors does this fall?',
      [tex('(x - 3)(x + 3)'), tex('(x - 3)^2'), tex('(x + 3)^2'), tex('(x - 9)(x + 1)')],
      '',
      { equation: 'x^2 - 9' },
    ),
    medium(
      'How large is the scalar product of these vectors?',
      ['0', '10', '-10', '25'],
      'So they stand at right angles.',
      { equation: '(3, 4) \\cdot (-4, 3)' },
    ),
    medium('Which solutions has this equation?', ['2 and 3', '-2 and -3', '1 and 6', '-1 and 6'], '', {
      equation: 'x^2 - 5x + 6 = 0',
    }),
    medium('How long is this vector?', ['3', '5', '9', tex('\\sqrt{5}')], '', { equation: '(1, 2, 2)' }),
    medium(
      'When has a square matrix an inverse?',
      ['When its determinant is not zero', 'When it is symmetric', 'When its trace is zero', 'Always'],
      '',
    ),
    medium(
      'What comes out of this product?',
      [
        tex('\\begin{pmatrix} 2 \\\\ 1 \\end{pmatrix}'),
        tex('\\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}'),
        tex('\\begin{pmatrix} -1 \\\\ 2 \\end{pmatrix}'),
        tex('\\begin{pmatrix} 3 \\\\ 3 \\end{pmatrix}'),
      ],
      'This matrix swaps the two entries.',
      {
        equation: '\\begin{pmatrix} 0 & 1 \\\\ 1 & 0 \\end{pmatrix} \\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}',
        weightage: 2,
      },
    ),
    medium(
      'Which of these sets of vectors is linearly independent?',
      [tex('(1, 0), (1, 1)'), tex('(1, 2), (2, 4)'), tex('(0, 0), (1, 0)'), tex('(3, 3), (-1, -1)')],
      'In each other one a vector is a multiple of the other.',
      { weightage: 2 },
    ),
    medium(
      'Which dimension has the space of all polynomials of degree at most 3?',
      ['4', '3', '2', 'Infinite'],
      'The constant counts too.',
    ),
    medium(
      'What is the transpose of a product?',
      [tex('(AB)^T = B^T A^T'), tex('(AB)^T = A^T B^T'), tex('(AB)^T = AB'), tex('(AB)^T = A B^T')],
      '',
    ),
    hard(
      'Which eigenvalues has this matrix?',
      ['1 and 3', '2 and 2', '0 and 4', '-1 and 3'],
      'They add to the trace 4 and multiply to the determinant 3.',
      { equation: '\\begin{pmatrix} 2 & 1 \\\\ 1 & 2 \\end{pmatrix}', weightage: 3 },
    ),
    hard(
      'A matrix has 5 columns and rank 3. Which dimension has its kernel?',
      ['2', '3', '5', '0'],
      'Rank and dimension of the kernel add to the number of columns.',
      { weightage: 2 },
    ),
    hard(
      'What is true of the eigenvalues of a real symmetric matrix?',
      ['All of them are real', 'All of them are positive', 'They add to zero', 'They are all different'],
      '',
      { weightage: 2 },
    ),
    hard(
      'How large is the determinant of a rotation of the plane?',
      ['1', '0', '-1', 'It depends on the angle'],
      'Areas and their sense stay as they are.',
      {
        equation:
          '\\begin{pmatrix} \\cos\\alpha & -\\sin\\alpha \\\\ \\sin\\alpha & \\cos\\alpha \\end{pmatrix}',
        weightage: 2,
      },
    ),
    hard(
      'How large is this value?',
      [tex('-4'), tex('4'), tex('4i'), tex('-4i')],
      'Square it, and square again.',
      { equation: '(1 + i)^4', weightage: 3 },
    ),
  ],
}
