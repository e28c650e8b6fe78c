import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const programming: Topic = {
  tags: ['computing', 'programming'],
  questions: [
    easy('How many values can one bit hold?', ['2', '1', '8', '10'], 'Zero and one.'),
    easy(
      'What does a loop do?',
      ['It repeats statements', 'It chooses between statements', 'It names a value', 'It ends the program'],
      '',
    ),
    easy('Which number does the binary 1010 stand for?', ['10', '5', '12', '20'], 'Eight and two.'),
    easy(
      'What is a variable?',
      ['A name for a value that may change', 'A number that nobody knows', 'A kind of loop', 'A comment'],
      '',
    ),
    easy('At which index does an array begin in most languages?', ['0', '1', '-1', 'At any'], ''),
    easy(
      'What does a compiler do?',
      [
        'It translates a program into another form',
        'It finds every error in a program',
        'It runs a program faster',
        'It draws windows',
      ],
      '',
    ),
    easy(
      'Which of these holds "true" or "false" only?',
      ['A Boolean', 'A string', 'A float', 'A list'],
      'Named after George Boole.',
    ),
    easy(
      'What does FIFO mean for a queue?',
      [
        'What came first leaves first',
        'What came last leaves first',
        'The largest leaves first',
        'Nothing ever leaves',
      ],
      'First in, first out.',
    ),
    medium(
      'How many comparisons does a binary search in 1,000 sorted entries need at most?',
      ['10', '1,000', '500', '32'],
      'Each comparison halves what is left.',
      { solutionEquation: '2^{10} = 1024 > 1000', weightage: 2 },
    ),
    medium(
      'Which structure gives back first what was put in last?',
      ['A stack', 'A queue', 'A set', 'A tree'],
      '',
    ),
    medium(
      'What is a function that calls itself called?',
      ['Recursive', 'Iterative', 'Private', 'Abstract'],
      'It needs a case in which it does not.',
    ),
    medium(
      'How does the time of bubble sort grow with the number of entries n?',
      [tex('O(n^2)'), tex('O(n)'), tex('O(n \\log n)'), tex('O(1)')],
      '',
    ),
    medium(
      'What does a hash table give on average for finding a key?',
      [tex('O(1)'), tex('O(n)'), tex('O(\\log n)'), tex('O(n^2)')],
      '',
    ),
    medium(
      'What does this expression give: not (true and false)?',
      ['true', 'false', 'An error', 'Both'],
      '',
    ),
    medium('What is the hexadecimal number FF in the decimal system?', ['255', '256', '15', '16'], ''),
    medium('Which command of SQL reads rows?', ['SELECT', 'INSERT', 'UPDATE', 'COMMIT'], ''),
    medium(
      'Why is a password stored as a hash?',
      [
        'Who reads the database does not learn it',
        'It takes less space',
        'It can be sent to its owner',
        'It never has to be checked',
      ],
      '',
    ),
    medium(
      'What does version control keep?',
      [
        'The history of a program’s files',
        'The passwords of a team',
        'The speed of a program',
        'The screens of its users',
      ],
      '',
    ),
    hard(
      'Which time does merge sort need in the worst case?',
      [tex('O(n \\log n)'), tex('O(n^2)'), tex('O(n)'), tex('O(\\log n)')],
      'The halving never depends on the data.',
      { weightage: 2 },
    ),
    hard(
      'What is a race condition?',
      [
        'The result depends on which part runs first',
        'Two programs compete for speed',
        'A loop that runs too fast',
        'A function without an end',
      ],
      'A lock, or no shared data, prevents it.',
      { weightage: 2 },
    ),
    hard(
      'Which traversal of a binary search tree visits its keys in order?',
      ['Left, node, right', 'Node, left, right', 'Left, right, node', 'Level by level'],
      '',
      { image: 'tree', weightage: 2 },
    ),
    hard(
      'How many edges has a tree with n nodes?',
      [tex('n - 1'), tex('n'), tex('n + 1'), tex('2n')],
      'Each node but the root hangs on one edge.',
      { weightage: 2 },
    ),
    hard(
      'Which problem can no program solve for all programs?',
      [
        'Whether a program ever halts',
        'Whether a program has a loop',
        'How long a program is',
        'Which language it is written in',
      ],
      'Turing showed it in 1936.',
      { weightage: 3 },
    ),
  ],
}
