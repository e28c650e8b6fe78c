import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const calculus: Topic = {
  tags: ['mathematics', 'calculus'],
  questions: [
    easy(
      'What is the derivative of this function?',
      [tex('3x^2'), tex('x^2'), tex('3x'), tex('\\frac{x^4}{4}')],
      '',
      { equation: 'f(x) = x^3' },
    ),
    easy(
      'What is the derivative of sine?',
      [tex('\\cos x'), tex('-\\cos x'), tex('-\\sin x'), tex('\\tan x')],
      '',
    ),
    easy(
      'Which function is its own derivative?',
      [tex('e^x'), tex('x^2'), tex('\\ln x'), tex('\\sin x')],
      '',
    ),
    easy(
      'What does the derivative of a function at a point tell you?',
      [
        'The slope of its graph there',
        'The area under its graph',
        'Its largest value',
        'The distance from the origin',
      ],
      '',
    ),
    easy(
      'What is the derivative of a constant?',
      ['0', '1', 'The constant itself', 'It has none'],
      'Its graph is flat everywhere.',
    ),
    easy('What is this limit?', ['0', '1', 'It does not exist', tex('\\infty')], '', {
      equation: '\\lim_{x \\to \\infty} \\frac{1}{x}',
    }),
    easy('What is this sum?', ['55', '45', '50', '100'], 'Ten times eleven, divided by two.', {
      equation: '\\sum_{k=1}^{10} k',
    }),
    medium(
      'What is this limit?',
      ['1', '0', tex('\\infty'), tex('\\pi')],
      'Near zero, the sine is almost equal to its argument.',
      { equation: '\\lim_{x \\to 0} \\frac{\\sin x}{x}', weightage: 2 },
    ),
    medium(
      'What is the derivative of this function?',
      [tex('e^x (x + 1)'), tex('e^x'), tex('x e^{x-1}'), tex('e^x + 1')],
      'The product rule.',
      { equation: 'f(x) = x\\,e^x', weightage: 2 },
    ),
    medium(
      'What is the derivative of this function?',
      [tex('2x \\cos(x^2)'), tex('\\cos(x^2)'), tex('2x \\sin(x^2)'), tex('\\cos(2x)')],
      'The chain rule.',
      { equation: 'f(x) = \\sin(x^2)', weightage: 2 },
    ),
    medium('What is the value of this integral?', [tex('\\frac{1}{3}'), tex('\\frac{1}{2}'), '1', '3'], '', {
      equation: '\\int_0^1 x^2 \\, dx',
    }),
    medium(
      'Where does this function have its minimum?',
      ['At x = 2', 'At x = -2', 'At x = 4', 'Nowhere'],
      'Its derivative 2x - 4 vanishes there.',
      { equation: 'f(x) = x^2 - 4x + 7', image: 'parabola', weightage: 2 },
    ),
    medium(
      'What is the antiderivative of this function for positive x?',
      [tex('\\ln x + C'), tex('-\\frac{1}{x^2} + C'), tex('\\frac{x^2}{2} + C'), tex('e^x + C')],
      '',
      { equation: 'f(x) = \\frac{1}{x}' },
    ),
    medium(
      'What is the second derivative of cosine?',
      [tex('-\\cos x'), tex('\\cos x'), tex('\\sin x'), tex('-\\sin x')],
      '',
    ),
    medium(
      'What is the value of this integral?',
      ['2', '0', '1', tex('\\pi')],
      'One arch of the sine curve.',
      {
        equation: '\\int_0^{\\pi} \\sin x \\, dx',
      },
    ),
    medium(
      'What must hold where a smooth function has a local maximum?',
      [
        'Its derivative is zero',
        'Its derivative is positive',
        'It is zero',
        'Its second derivative is positive',
      ],
      'It rises just before and falls just after.',
    ),
    medium(
      'What is this sum?',
      ['2', '1', tex('\\infty'), '1.5'],
      'A geometric series with ratio one half.',
      { equation: '\\sum_{k=0}^{\\infty} \\frac{1}{2^k}' },
    ),
    hard('What is this limit?', [tex('e'), '1', tex('\\infty'), '2'], 'This is one way to define e.', {
      equation: '\\lim_{n \\to \\infty} \\left(1 + \\frac{1}{n}\\right)^{n}',
      weightage: 3,
    }),
    hard(
      'What is the value of this integral?',
      ['1', tex('\\frac{1}{e}'), tex('e'), tex('e - 1')],
      'By parts.',
      {
        equation: '\\int_0^{\\infty} x\\,e^{-x} \\, dx',
        weightage: 3,
      },
    ),
    hard(
      'For a closed can of fixed volume, which shape needs the least sheet metal?',
      [
        'Its height equals its diameter',
        'Its height equals its radius',
        'Its height is twice its diameter',
        'The flatter the better',
      ],
      'Set the derivative of the surface area with respect to the radius to zero.',
      { weightage: 3 },
    ),
    hard(
      'Which series converges?',
      [
        tex('\\sum \\frac{1}{n^2}'),
        tex('\\sum \\frac{1}{n}'),
        tex('\\sum \\frac{1}{\\sqrt n}'),
        tex('\\sum 1'),
      ],
      'The exponent must be greater than one.',
      { weightage: 2 },
    ),
    hard(
      'What is the derivative of this function, for positive x?',
      [tex('x^x (\\ln x + 1)'), tex('x \\cdot x^{x-1}'), tex('x^x \\ln x'), tex('x^x')],
      'Write it as a power of e first.',
      { equation: 'f(x) = x^x', weightage: 3 },
    ),
    hard(
      'Which polynomial of degree 2 best approximates cosine near 0?',
      [tex('1 - \\frac{x^2}{2}'), tex('1 + \\frac{x^2}{2}'), tex('1 - x^2'), tex('x - \\frac{x^2}{2}')],
      'These are the first terms of its Taylor series.',
      { weightage: 2 },
    ),
    hard(
      'What is the area between these two curves?',
      [tex('\\frac{1}{6}'), tex('\\frac{1}{3}'), tex('\\frac{1}{2}'), tex('1')],
      'They meet at 0 and 1.',
      { equation: 'y = x \\quad\\text{and}\\quad y = x^2', weightage: 3 },
    ),
  ],
}
