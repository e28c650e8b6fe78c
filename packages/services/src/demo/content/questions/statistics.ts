import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const statistics: Topic = {
  tags: ['mathematics', 'statistics'],
  questions: [
    easy('What is the mean of 2, 4, 6 and 8?', ['5', '4', '6', '20'], ''),
    easy('What is the median of 3, 9, 1, 7 and 5?', ['5', '1', '7', '25'], 'In order the middle one is 5.'),
    easy(
      'How likely is a six with one fair die?',
      [tex('\\frac{1}{6}'), tex('\\frac{1}{2}'), tex('\\frac{1}{3}'), '1'],
      '',
    ),
    easy(
      'Which value of a list is called its mode?',
      ['The one that comes most often', 'The middle one', 'The largest', 'The average'],
      '',
    ),
    easy('Which probability has what is sure to happen?', ['1', '0', '0.5', '100'], ''),
    easy(
      'Which image shows how values spread over classes?',
      ['A histogram', 'A map', 'A pie of two pieces', 'A flow chart'],
      '',
      { image: 'histogram' },
    ),
    medium(
      'Two fair coins are tossed. How likely are two heads?',
      [tex('\\frac{1}{4}'), tex('\\frac{1}{2}'), tex('\\frac{1}{3}'), tex('\\frac{3}{4}')],
      '',
    ),
    medium(
      'What does the standard deviation tell?',
      [
        'How far values lie from their mean',
        'How many values there are',
        'The largest error',
        'The middle value',
      ],
      '',
    ),
    medium('In how many ways can 5 people stand in a row?', ['120', '25', '15', '3125'], '', {
      solutionEquation: '5! = 120',
    }),
    medium('In how many ways can 2 of 6 people be chosen?', ['15', '30', '12', '36'], '', {
      solutionEquation: '\\binom{6}{2} = 15',
    }),
    medium(
      'Which share of a normal distribution lies within one standard deviation of its mean?',
      ['About 68 %', 'About 50 %', 'About 95 %', 'About 99.7 %'],
      '',
      { image: 'bell' },
    ),
    medium(
      'Two quantities rise and fall together. What follows from this alone?',
      [
        'That they are correlated',
        'That one causes the other',
        'That both have a common cause',
        'That they are equal',
      ],
      'Correlation is not yet a cause.',
    ),
    medium(
      'Which number changes most when one salary in a list becomes ten times as large?',
      ['The mean', 'The median', 'The mode', 'The smallest value'],
      '',
    ),
    medium('What is the expected number of points of one fair die?', ['3.5', '3', '4', '6'], ''),
    hard(
      'A test finds 99 % of the sick and wrongly 5 % of the healthy; 1 % are sick. How likely is ' +
        'somebody sick whom it finds?',
      ['About 17 %', 'About 99 %', 'About 95 %', 'About 50 %'],
      'Among 10,000 it finds 99 sick and 495 healthy people.',
      { solutionEquation: '\\frac{99}{99 + 495} \\approx 0.167', weightage: 3 },
    ),
    hard(
      'How does the standard error of a mean change when the sample becomes four times as large?',
      ['It halves', 'It falls to a quarter', 'It doubles', 'It stays'],
      '',
      { equation: '\\frac{\\sigma}{\\sqrt n}', weightage: 2 },
    ),
    hard(
      'How many people must be in a room so that two share a birthday with a chance of more than one half?',
      ['23', '183', '50', '366'],
      'The number of pairs counts: 253 of them.',
      { weightage: 3 },
    ),
    hard(
      'What does a p-value of 0.03 say?',
      [
        'Such data would be rare if the null hypothesis were true',
        'The null hypothesis is true with 3 %',
        'The effect is 3 % large',
        'The study is 97 % right',
      ],
      '',
      { weightage: 3 },
    ),
    hard(
      'Which distribution counts rare events in a fixed time?',
      ['Poisson', 'Normal', 'Uniform', 'Exponential'],
      '',
      { equation: 'P(k) = \\frac{\\lambda^k e^{-\\lambda}}{k!}', weightage: 2 },
    ),
  ],
}
