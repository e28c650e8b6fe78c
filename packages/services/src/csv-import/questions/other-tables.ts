import { knownColumns } from '@quizwright/domain/csv/column-names.ts'
import { foldHeading } from '@quizwright/domain/csv/fold-heading.ts'
import { columnName, guessColumns } from '@quizwright/domain/csv/guess-columns.ts'

/** The columns that Google Forms and Microsoft Forms add to the answers of a form. */
const columnsOfAnswers = [
  ['timestamp'],
  ['zeitstempel'],
  ['horodateur'],
  ['marca temporal'],
  ['carimbo de data/hora'],
  ['طابع زمني'],
  ['start time', 'completion time'],
]
const areAnswersOfStudents = (cells: readonly string[]): boolean => {
  const names = cells.map(columnName)
  return columnsOfAnswers.some((columns) => columns.every((name) => names.includes(name)))
}
const answersOfStudents =
  'These are the answers that students gave to a form, not its questions. Open the form, copy its questions into ' +
  'a text or Word file with the right options marked, and upload that.'

const folded = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(foldHeading))
/** Headings of columns that say who somebody is. */
const people = folded(
  'name fullname firstname lastname surname student students studentname studentid learner player playername ' +
    'nameplayer nickname username userid user email emailaddress participant candidate rollno rollnumber sisuserid ' +
    'nombre apellido apellidos alumno estudiante nom prénom étudiant élève aluno estudante sobrenome ' +
    'vorname nachname schüler teilnehmer nome cognome studente имя фамилия студент ученик ' +
    'نام طالبعلم رولنمبر الاسم اسمالطالب الطالب नाम छात्र विद्यार्थी रोलनंबर 姓名 学生 学号',
)
/** Headings of columns that say how somebody did. */
const results = folded(
  'score scores totalscore totalscorepoints finalscore finalgrade grade grades mark marks totalmarks points ' +
    'totalpoints pointspossible percentage percent rank accuracy result attempts timetaken correctanswers ' +
    'incorrectanswers puntuación calificación nota notas note notes pontuação punkte ergebnis punteggio voto ' +
    'баллы оценка نمبر نمبرات کلنمبر نتیجہ الدرجة العلامة النتيجة अंक प्राप्तांक परिणाम 分数 成绩',
)

const leastOfPeople = 2

/** What a table seems to be that people upload by mistake; undefined if it may have questions. */
export const problemOfPeople = (cells: readonly string[]): string | undefined => {
  const columns = guessColumns(cells)
  if (columns.some((name) => name === 'question' || name === 'option1' || name === 'option2'))
    return undefined
  if (areAnswersOfStudents(cells)) return answersOfStudents
  // "Grade/10.00", "Final Score (%)"
  const names = cells.map((cell) => foldHeading((/^[^/(]*/.exec(cell) ?? [''])[0]))
  const [who, how] = [people, results].map((words) => names.filter((name) => words.has(name)).length)
  if (who === undefined || how === undefined || who === 0) return undefined
  if (how > 0)
    return (
      'These are the results of students, not the questions that they answered. ' +
      'Choose the file with the questions.'
    )
  return who >= leastOfPeople
    ? 'This seems to be a list of people, and no question was found in it. Choose the file with the questions.'
    : undefined
}

const namedColumns = 5
/** With so many of our columns, somebody wrote a header for this product. */
const leastOwn = 2

/** Why a table without a column of questions is refused; undefined if it has a header of ours. */
export const problemOfOtherTable = (cells: readonly string[]): string | undefined => {
  const ofPeople = problemOfPeople(cells)
  if (ofPeople !== undefined) return ofPeople
  if (cells.length < 2)
    return (
      'No question was found in this file. It may be a table with a column "question", or a list: each question ' +
      'with a number, its options with letters below it, and the answer.'
    )
  if (cells.filter((cell) => knownColumns.has(columnName(cell))).length >= leastOwn) return undefined
  const names = cells.map((cell) => cell.trim().slice(0, 40)).filter((name) => name !== '')
  const named = names.slice(0, namedColumns).join(', ') + (names.length > namedColumns ? ', …' : '')
  return (
    `No column of this table was found to hold questions (${named}). Choose the file with the questions, or give ` +
    'their column the heading "question".'
  )
}
