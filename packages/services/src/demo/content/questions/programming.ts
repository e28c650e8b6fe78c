import { easy, hard, medium, tex, type Topic } from './topic.ts'

export const programming: Topic = {
  tags: ['computing', 'programming'],
  questions: [
    easy('How many values can one bit represent?', ['2', '1', '8', '10'], 'Zero and one.'),
    easy(
      'What does a loop do?',
      ['It repeats statements', 'It chooses between statements', 'It names a value', 'It ends the program'],
      '',
    ),
    easy('Which number is binary 1010?', ['10', '5', '12', '20'], 'Eight and two.'),
    easy(
      'What is a variable?',
      ['A name for a value that can change', 'An unknown number', 'A kind of loop', 'A comment'],
      '',
    ),
    easy('At which index does an array begin in most languages?', ['0', '1', '-1', 'At any'], ''),
    easy(
      'What does a compiler do?',
      [
        'It translates a program into another language',
        'It finds every error in a program',
        'It runs a program faster',
        'It draws windows on the screen',
      ],
      '',
    ),
    easy(
      'Which of these can only be "true" or "false"?',
      ['A Boolean', 'A string', 'A float', 'A list'],
      'Named after George Boole.',
    ),
    easy(
      'What does FIFO mean for a queue?',
      [
        'The first item in is the first out',
        'The last item in is the first out',
        'The largest item leaves first',
        'Nothing ever leaves',
      ],
      'First in, first out.',
    ),
    medium(
      'What is the most comparisons a binary search of 1,000 sorted entries needs?',
      ['10', '1,000', '500', '32'],
      'Each comparison halves what is left.',
      { solutionEquation: '2^{10} = 1024 > 1000', weightage: 2 },
    ),
    medium(
      'Which structure returns the most recently added item first?',
      ['A stack', 'A queue', 'A set', 'A tree'],
      '',
    ),
    medium(
      'What do you call a function that calls itself?',
      ['Recursive', 'Iterative', 'Private', 'Abstract'],
      'It needs a base case that stops it.',
    ),
    medium(
      'How does the running time of bubble sort grow with the number of entries n?',
      [tex('O(n^2)'), tex('O(n)'), tex('O(n \\log n)'), tex('O(1)')],
      '',
    ),
    medium(
      'How long does a hash table take on average to find a key?',
      [tex('O(1)'), tex('O(n)'), tex('O(\\log n)'), tex('O(n^2)')],
      '',
    ),
    medium('What is the value of: not (true and false)?', ['true', 'false', 'An error', 'Both'], ''),
    medium('What is hexadecimal FF in decimal?', ['255', '256', '15', '16'], ''),
    medium('Which SQL command reads rows?', ['SELECT', 'INSERT', 'UPDATE', 'COMMIT'], ''),
    medium(
      'Why are passwords stored as hashes?',
      [
        'Anyone who reads the database can’t see them',
        'They take up less space',
        'They can be sent to their owners',
        'They never have to be checked',
      ],
      '',
    ),
    medium(
      'What does version control keep track of?',
      [
        'The history of a program’s files',
        'The passwords of a team',
        'The speed of a program',
        'The screens of its users',
      ],
      '',
    ),
    hard(
      'What is the worst-case running time of merge sort?',
      [tex('O(n \\log n)'), tex('O(n^2)'), tex('O(n)'), tex('O(\\log n)')],
      'How it divides the list doesn’t depend on the data.',
      { weightage: 2 },
    ),
    hard(
      'What is a race condition?',
      [
        'The result depends on which part runs first',
        'Two programs compete for speed',
        'A loop that runs too fast',
        'A function that never ends',
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
      'How many edges does a tree with n nodes have?',
      [tex('n - 1'), tex('n'), tex('n + 1'), tex('2n')],
      'Every node except the root has one edge to its parent.',
      { weightage: 2 },
    ),
    hard(
      'Which question about programs can no program answer in every case?',
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
