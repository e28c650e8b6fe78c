import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const statistics: Topic = {
  tags: ['mathematics', 'statistics'],
  questions: [
    easy('What is the mean of 2, 4, 6 and 8?', ['5', '4', '6', '20'], ''),
    easy(
      'What is the median of 3, 9, 1, 7 and 5?',
      ['5', '1', '7', '25'],
      'In order, the middle value is 5.',
    ),
    easy(
      'What is the probability of rolling a six with a fair die?',
      [tex('\\frac{1}{6}'), tex('\\frac{1}{2}'), tex('\\frac{1}{3}'), '1'],
      '',
    ),
    easy(
      'Which value in a data set is the mode?',
      ['The most frequent one', 'The middle one', 'The largest', 'The average'],
      '',
    ),
    easy('What is the probability of a certain event?', ['1', '0', '0.5', '100'], ''),
    easy(
      'Which chart shows how values are distributed over classes?',
      ['A histogram', 'A map', 'A pie of two pieces', 'A flow chart'],
      '',
      { image: 'histogram' },
    ),
    medium(
      'Two fair coins are tossed. What is the probability of two heads?',
      [tex('\\frac{1}{4}'), tex('\\frac{1}{2}'), tex('\\frac{1}{3}'), tex('\\frac{3}{4}')],
      '',
    ),
    medium(
      'What does the standard deviation measure?',
      [
        'How far values are from their mean',
        'How many values there are',
        'The largest error',
        'The middle value',
      ],
      '',
    ),
    medium('In how many ways can 5 people line up?', ['120', '25', '15', '3125'], '', {
      solutionEquation: '5! = 120',
    }),
    medium('In how many ways can 2 of 6 people be chosen?', ['15', '30', '12', '36'], '', {
      solutionEquation: '\\binom{6}{2} = 15',
    }),
    medium(
      'What share of a normal distribution lies within one standard deviation of the mean?',
      ['About 68 %', 'About 50 %', 'About 95 %', 'About 99.7 %'],
      '',
      { image: 'bell' },
    ),
    medium(
      'Two quantities rise and fall together. What can you conclude from this alone?',
      [
        'That they are correlated',
        'That one causes the other',
        'That both have a common cause',
        'That they are equal',
      ],
      'Correlation does not imply causation.',
    ),
    medium(
      'Which figure changes most when one salary in a list becomes ten times as large?',
      ['The mean', 'The median', 'The mode', 'The smallest value'],
      '',
    ),
    medium('What is the expected value of one roll of a fair die?', ['3.5', '3', '4', '6'], ''),
    hard(
      'A test detects 99% of sick people and wrongly flags 5% of healthy people; 1% are sick. How likely is ' +
        'a person who tests positive to be sick?',
      ['About 17 %', 'About 99 %', 'About 95 %', 'About 50 %'],
      'Of 10,000 people, 99 sick and 495 healthy ones test positive.',
      { solutionEquation: '\\frac{99}{99 + 495} \\approx 0.167', weightage: 3 },
    ),
    hard(
      'How does the standard error of a mean change when the sample becomes four times as large?',
      ['It halves', 'It falls to a quarter', 'It doubles', 'It stays'],
      '',
      { equation: '\\frac{\\sigma}{\\sqrt n}', weightage: 2 },
    ),
    hard(
      'How many people must be in a room for a better than even chance that two share a birthday?',
      ['23', '183', '50', '366'],
      'What matters is the number of pairs: 253.',
      { weightage: 3 },
    ),
    hard(
      'What does a p-value of 0.03 mean?',
      [
        'Such data would be rare if the null hypothesis were true',
        'There is a 3% chance that the null hypothesis is true',
        'The effect size is 3%',
        'The study is 97% reliable',
      ],
      '',
      { weightage: 3 },
    ),
    hard(
      'Which distribution models rare events in a fixed period of time?',
      ['Poisson', 'Normal', 'Uniform', 'Exponential'],
      '',
      { equation: 'P(k) = \\frac{\\lambda^k e^{-\\lambda}}{k!}', weightage: 2 },
    ),
  ],
}
