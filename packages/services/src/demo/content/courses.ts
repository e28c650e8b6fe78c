/** The names of courses with their modules, chapters and videos. */
export type DemoCourse = {
  key: string
  name: string
  indexUrl: string
  faculty: string
  courseTags: readonly string[]
  modules: readonly DemoModule[]
}
export type DemoModule = { name: string; chapters: readonly { name: string; videos: readonly string[] }[] }

const chapter = (name: string, ...videos: string[]) => ({ name, videos })

export const faculties = [
  'Engineering',
  'Natural Sciences',
  'Mathematics',
  'Computer Science',
  'Humanities',
  'Medicine',
] as const
export const courseTags = [
  'First year',
  'Second year',
  'Exam preparation',
  'Laboratory',
  'Foundations',
  'Elective',
] as const
export const levelTags = ['Beginner', 'Intermediate', 'Advanced'] as const

export const courses: readonly DemoCourse[] = [
  {
    key: 'physics',
    name: 'Physics for Engineers',
    indexUrl: 'physics-for-engineers',
    faculty: 'Engineering',
    courseTags: ['First year', 'Foundations'],
    modules: [
      {
        name: 'Mechanics',
        chapters: [
          chapter('Motion', 'Speed and velocity', 'Free fall'),
          chapter('Forces and energy', 'Three laws of motion', 'Work and power', 'Swinging pendulums'),
        ],
      },
      {
        name: 'Electricity',
        chapters: [
          chapter('Circuits', 'Current and resistance', 'Series and parallel'),
          chapter('Fields', 'Charges and their forces', 'Induction'),
        ],
      },
    ],
  },
  {
    key: 'calculus',
    name: 'Calculus I',
    indexUrl: 'calculus-1',
    faculty: 'Mathematics',
    courseTags: ['First year', 'Foundations'],
    modules: [
      {
        name: 'Limits and derivatives',
        chapters: [
          chapter('Limits', 'What a limit is', 'Limits at infinity'),
          chapter('Derivatives', 'The slope of a curve', 'Product and chain rule'),
        ],
      },
      {
        name: 'Integrals and series',
        chapters: [
          chapter('Integrals', 'Areas under curves', 'Integration by parts'),
          chapter('Series', 'Adding without end'),
        ],
      },
    ],
  },
  {
    key: 'algebra',
    name: 'Linear Algebra',
    indexUrl: 'linear-algebra',
    faculty: 'Mathematics',
    courseTags: ['First year'],
    modules: [
      {
        name: 'Vectors and matrices',
        chapters: [
          chapter('Vectors', 'Length and direction'),
          chapter('Matrices', 'Multiplying matrices', 'Determinants'),
        ],
      },
      { name: 'Eigenvalues', chapters: [chapter('Eigenvectors', 'Directions that stay')] },
    ],
  },
  {
    key: 'chemistry',
    name: 'General Chemistry',
    indexUrl: 'general-chemistry',
    faculty: 'Natural Sciences',
    courseTags: ['First year', 'Laboratory'],
    modules: [
      {
        name: 'Atoms and bonds',
        chapters: [
          chapter('The periodic table', 'Reading the table'),
          chapter('Bonds', 'Ions and molecules', 'Shapes of molecules'),
        ],
      },
      {
        name: 'Reactions',
        chapters: [
          chapter('Acids and bases', 'What pH measures'),
          chapter('Equilibrium', 'Reactions that go both ways'),
        ],
      },
    ],
  },
  {
    key: 'programming',
    name: 'Introduction to Programming',
    indexUrl: 'introduction-to-programming',
    faculty: 'Computer Science',
    courseTags: ['First year', 'Elective'],
    modules: [
      {
        name: 'First programs',
        chapters: [
          chapter('Values and names', 'Numbers, texts and truth'),
          chapter('Control', 'Choices and loops'),
        ],
      },
      {
        name: 'Data structures',
        chapters: [
          chapter('Lists and trees', 'Stacks and queues', 'Trees'),
          chapter('Searching and sorting', 'Halving the search'),
        ],
      },
    ],
  },
  {
    key: 'history',
    name: 'World History since 1900',
    indexUrl: 'world-history',
    faculty: 'Humanities',
    courseTags: ['Elective'],
    modules: [
      {
        name: 'An age of wars',
        chapters: [
          chapter('1914 to 1929', 'How the war began', 'An uneasy peace'),
          chapter('1929 to 1945', 'The great crash'),
        ],
      },
      {
        name: 'A divided world',
        chapters: [
          chapter('The Cold War', 'Thirteen days in October'),
          chapter('New states', 'Independence'),
        ],
      },
    ],
  },
  {
    key: 'biology',
    name: 'Biology of the Cell',
    indexUrl: 'biology-of-the-cell',
    faculty: 'Medicine',
    courseTags: ['Second year', 'Laboratory'],
    modules: [
      {
        name: 'Cells at work',
        chapters: [chapter('Parts of the cell', 'A tour of the cell'), chapter('Energy', 'Light into sugar')],
      },
      { name: 'Heredity', chapters: [chapter('Genes', 'Copying DNA', 'Mendel’s peas')] },
    ],
  },
  {
    key: 'statistics',
    name: 'Statistics in Practice',
    indexUrl: 'statistics-in-practice',
    faculty: 'Mathematics',
    courseTags: ['Second year', 'Exam preparation'],
    modules: [
      {
        name: 'Describing data',
        chapters: [
          chapter('Averages', 'Mean, median and mode'),
          chapter('Spread', 'How far from the middle'),
        ],
      },
      {
        name: 'Judging data',
        chapters: [chapter('Chance', 'Counting possibilities'), chapter('Tests', 'What a test can say')],
      },
    ],
  },
  {
    key: 'geography',
    name: 'Geography of the Earth',
    indexUrl: 'geography-of-the-earth',
    faculty: 'Natural Sciences',
    courseTags: ['Elective', 'Second year'],
    modules: [
      {
        name: 'Land and water',
        chapters: [
          chapter('Continents', 'Plates that move'),
          chapter('Rivers and seas', 'From source to delta'),
        ],
      },
      { name: 'Weather and climate', chapters: [chapter('Climate', 'Monsoon')] },
    ],
  },
]
