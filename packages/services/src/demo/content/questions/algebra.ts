import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const algebra: Topic = {
  tags: ['mathematics', 'linear algebra'],
  questions: [
    easy('Which x solves this equation?', ['4', '6', '3', '16'], '', { equation: '3x - 5 = 7' }),
    easy(
      'What is this determinant?',
      ['-2', '10', '2', '-10'],
      'The main diagonal’s product minus the other diagonal’s.',
      { equation: '\\begin{vmatrix} 1 & 2 \\\\ 3 & 4 \\end{vmatrix}' },
    ),
    easy(
      'What is the sum of these vectors?',
      [tex('(4, 1)'), tex('(4, 5)'), tex('(2, 1)'), tex('(3, -6)')],
      '',
      { equation: '(3, -1) + (1, 2)' },
    ),
    easy(
      'Which matrix leaves every vector unchanged?',
      ['The identity matrix', 'The zero matrix', 'A matrix of ones', 'Its own inverse'],
      '',
    ),
    easy(
      'How many solutions can a system of linear equations have?',
      ['None, one or infinitely many', 'Exactly one', 'As many as unknowns', 'One or two'],
      'Two lines can be parallel, cross, or coincide.',
    ),
    easy(
      'How does this factor?',
      [tex('(x - 3)(x + 3)'), tex('(x - 3)^2'), tex('(x + 3)^2'), tex('(x - 9)(x + 1)')],
      '',
      { equation: 'x^2 - 9' },
    ),
    medium(
      'What is the dot product of these vectors?',
      ['0', '10', '-10', '25'],
      'So the vectors are perpendicular.',
      { equation: '(3, 4) \\cdot (-4, 3)' },
    ),
    medium('What are the solutions of this equation?', ['2 and 3', '-2 and -3', '1 and 6', '-1 and 6'], '', {
      equation: 'x^2 - 5x + 6 = 0',
    }),
    medium('How long is this vector?', ['3', '5', '9', tex('\\sqrt{5}')], '', { equation: '(1, 2, 2)' }),
    medium(
      'When does a square matrix have an inverse?',
      ['When its determinant is not zero', 'When it is symmetric', 'When its trace is zero', 'Always'],
      '',
    ),
    medium(
      'What is this product?',
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
      'In each of the others, one vector is a multiple of the other.',
      { weightage: 2 },
    ),
    medium(
      'What is the dimension of the space of all polynomials of degree at most 3?',
      ['4', '3', '2', 'Infinite'],
      'The constant counts too.',
    ),
    medium(
      'What is the transpose of a product?',
      [tex('(AB)^T = B^T A^T'), tex('(AB)^T = A^T B^T'), tex('(AB)^T = AB'), tex('(AB)^T = A B^T')],
      '',
    ),
    hard(
      'What are the eigenvalues of this matrix?',
      ['1 and 3', '2 and 2', '0 and 4', '-1 and 3'],
      'They add up to the trace, 4, and multiply to the determinant, 3.',
      { equation: '\\begin{pmatrix} 2 & 1 \\\\ 1 & 2 \\end{pmatrix}', weightage: 3 },
    ),
    hard(
      'A matrix has 5 columns and rank 3. What is the dimension of its kernel?',
      ['2', '3', '5', '0'],
      'The rank and the dimension of the kernel add up to the number of columns.',
      { weightage: 2 },
    ),
    hard(
      'Which statement about the eigenvalues of a real symmetric matrix is true?',
      ['All of them are real', 'All of them are positive', 'They add up to zero', 'They are all different'],
      '',
      { weightage: 2 },
    ),
    hard(
      'What is the determinant of a rotation in the plane?',
      ['1', '0', '-1', 'It depends on the angle'],
      'Areas and orientation are preserved.',
      {
        equation:
          '\\begin{pmatrix} \\cos\\alpha & -\\sin\\alpha \\\\ \\sin\\alpha & \\cos\\alpha \\end{pmatrix}',
        weightage: 2,
      },
    ),
    hard(
      'What is this value?',
      [tex('-4'), tex('4'), tex('4i'), tex('-4i')],
      'Square it, then square the result.',
      { equation: '(1 + i)^4', weightage: 3 },
    ),
  ],
}
