import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { algebra } from './questions/algebra.ts'
import { biology } from './questions/biology.ts'
import { calculus } from './questions/calculus.ts'
import { chemistry } from './questions/chemistry.ts'
import { electricity } from './questions/electricity.ts'
import { biologyEssays, historyEssays, physicsEssays } from './questions/essays.ts'
import { everyKind } from './questions/every-kind.ts'
import { geography } from './questions/geography.ts'
import { history } from './questions/history.ts'
import { mechanics } from './questions/mechanics.ts'
import { programming } from './questions/programming.ts'
import { statistics } from './questions/statistics.ts'
import type { Topic } from './questions/topic.ts'

type State = 'published' | 'draft' | 'archived' | 'archived draft'
type More = {
  state?: State
  attempts?: number
  reports?: number
  /** The number of questions with errors, so that the editor has something to report. Only for drafts. */
  faults?: number
  aiApplied?: true
  /** The names of further sessions. Second attempts take place in the last one. */
  sittings?: readonly string[]
  /** Whether there is a second version, without attempts. */
  revised?: true
  /** How many days ago it was made, and the seed of its own numbers, so that all other quizzes stay as they are. */
  apart?: { daysAgo: number; seed: number }
}
/** `course` and `module` refer to courses.ts; modules count from 0. */
export type DemoQuiz = More & {
  name: string
  type: QuizType
  course: string
  module: number
  topic: Topic
  questions: number
}

const under =
  (course: string, module: number, topic: Topic) =>
  (type: QuizType, name: string, questions: number, more: More = {}): DemoQuiz => ({
    ...more,
    type,
    name,
    questions,
    course,
    module,
    topic,
  })

const motion = under('physics', 0, mechanics)
const circuits = under('physics', 1, electricity)
const derivatives = under('calculus', 0, calculus)
const integrals = under('calculus', 1, calculus)
const vectors = under('algebra', 0, algebra)
const eigenvalues = under('algebra', 1, algebra)
const atoms = under('chemistry', 0, chemistry)
const reactions = under('chemistry', 1, chemistry)
const firstPrograms = under('programming', 0, programming)
const dataStructures = under('programming', 1, programming)
const wars = under('history', 0, history)
const divided = under('history', 1, history)
const cells = under('biology', 0, biology)
const heredity = under('biology', 1, biology)
const describing = under('statistics', 0, statistics)
const judging = under('statistics', 1, statistics)
const land = under('geography', 0, geography)
const climate = under('geography', 1, geography)

/** The newest first, as in the list. */
export const demoQuizzes: readonly DemoQuiz[] = [
  motion('full', 'Motion and forces: final quiz', 20, {
    attempts: 260,
    reports: 9,
    revised: true,
    sittings: ['Evening class', 'Second sitting'],
  }),
  derivatives('full', 'Derivatives: weekly quiz', 12, {
    attempts: 120,
    reports: 5,
    sittings: ['Second sitting'],
  }),
  judging('full', 'Chance and tests', 12, { attempts: 80, reports: 4, sittings: ['Repeaters'] }),
  under('physics', 0, physicsEssays)('daq', 'Explain it in your own words: mechanics', 4, {
    attempts: 34,
    aiApplied: true,
  }),
  motion('pop', 'Free fall: did you catch it?', 3, { attempts: 22 }),
  atoms('full', 'Atoms and bonds', 14, { attempts: 33, reports: 1 }),
  dataStructures('full', 'Lists, trees and sorting', 12, { attempts: 29, reports: 2, aiApplied: true }),
  wars('full', 'From Sarajevo to Versailles', 10, { attempts: 27 }),
  cells('full', 'Cells at work', 12, { attempts: 31, reports: 2 }),
  circuits('practice', 'Circuits: practice', 10, { attempts: 18, reports: 2 }),
  vectors('full', 'Vectors and matrices', 10, { attempts: 19 }),
  land('full', 'Land, rivers and seas', 10, { attempts: 16 }),
  motion('full', 'Energy and momentum', 10, { state: 'draft' }),
  circuits('full', 'Electricity: mid-term', 14, { state: 'draft', faults: 3 }),
  integrals('full', 'Integrals and series', 12, { attempts: 24, reports: 1 }),
  describing('practice', 'Averages and spread: practice', 8, { attempts: 14 }),
  firstPrograms('pop', 'Loops: one question', 1, { attempts: 15 }),
  under('history', 0, historyEssays)('daq', 'Essays on the twentieth century', 3, {
    attempts: 16,
    aiApplied: true,
  }),
  reactions('full', 'Acids, bases and balance', 10, { attempts: 12 }),
  heredity('full', 'Genes and heredity', 10, { attempts: 17, reports: 1 }),
  climate('practice', 'Climate: practice', 6),
  motion('practice', 'Vectors in mechanics', 6, { attempts: 11 }),
  circuits('pop', 'Series or parallel?', 2, { attempts: 13 }),
  eigenvalues('full', 'Eigenvalues', 8),
  divided('full', 'A divided world', 12, { attempts: 20, revised: true }),
  under('biology', 0, biologyEssays)('daq', 'Life explained', 3),
  dataStructures('practice', 'Big O: practice', 8, { attempts: 10 }),
  derivatives('pop', 'The slope of a curve', 2),
  judging('practice', 'Counting possibilities', 8),
  atoms('practice', 'The periodic table: practice', 8, { attempts: 9 }),
  wars('practice', 'Dates to remember', 8),
  land('pop', 'Plates that move', 2),
  cells('pop', 'A tour of the cell', 3, { attempts: 8 }),
  firstPrograms('full', 'First programs', 10, { attempts: 21, reports: 1 }),
  vectors('pop', 'Length and direction', 2),
  circuits('full', 'Fields and induction', 10),
  motion('full', 'Motion: entry test', 8, { attempts: 26 }),
  integrals('practice', 'Areas under curves', 8),
  reactions('pop', 'What pH measures', 2),
  describing('full', 'Describing data', 10),
  heredity('practice', 'Mendel’s peas', 6),
  climate('full', 'Weather and climate', 8, { state: 'draft' }),
  divided('practice', 'The Cold War: practice', 8),
  dataStructures('pop', 'Halving the search', 1),
  derivatives('practice', 'Product and chain rule', 8, { attempts: 7 }),
  eigenvalues('practice', 'Directions that stay', 5),
  atoms('pop', 'Ions and molecules', 2),
  motion('pop', 'Three laws of motion', 3),
  judging('pop', 'What a test can say', 2),
  wars('pop', 'How the war began', 2),
  circuits('practice', 'Current and resistance', 8),
  under('physics', 1, physicsEssays)('daq', 'Electricity in your own words', 2, { state: 'draft' }),
  cells('practice', 'Light into sugar', 6),
  firstPrograms('practice', 'Values and names', 6),
  land('practice', 'From source to delta', 6),
  describing('pop', 'Mean, median and mode', 2),
  vectors('practice', 'Determinants: practice', 6),
  reactions('practice', 'Equilibrium: practice', 6),
  integrals('pop', 'Adding without end', 2),
  heredity('pop', 'Copying DNA', 2),
  divided('pop', 'Thirteen days in October', 1),
  climate('pop', 'Monsoon', 2),
  motion('practice', 'Swinging pendulums', 5),
  derivatives('full', 'Limits: short quiz', 6),
  dataStructures('full', 'Programming: second chance', 10, { state: 'draft', faults: 2 }),
  judging('full', 'Statistics: mock exam', 16, { state: 'draft' }),
  wars('full', 'History: first term 2024', 12, { state: 'archived', attempts: 14 }),
  motion('full', 'Mechanics: first term 2024', 15, { state: 'archived', attempts: 18 }),
  atoms('full', 'Chemistry: entry test 2024', 10, { state: 'archived' }),
  derivatives('practice', 'Calculus: holiday practice', 8, { state: 'archived' }),
  land('full', 'Geography: trial run', 6, { state: 'archived draft' }),
  circuits('pop', 'Induction: trial', 2, { state: 'archived draft' }),
  under('geography', 0, everyKind)('full', 'The Earth: every kind of question', everyKind.questions.length, {
    attempts: 64,
    apart: { daysAgo: 6, seed: 64 },
  }),
]
