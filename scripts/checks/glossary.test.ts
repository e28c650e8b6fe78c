import { expect, test } from 'vitest'
import { findTermErrors, parseGlossary } from './glossary.ts'

const glossary = parseGlossary(
  'term,english,ur,ar,hi,es,fr,note\nquiz,quiz|quizzes,کوئز,اختبار,क्विज़,cuestionario,quiz,\n',
)
const errors = (text: string, said: string) => findTermErrors([{ text, said: [said] }], 'es', glossary)

test('a short text says a term by the word of the glossary', () => {
  expect(errors('Edit quiz', 'Editar cuestionario')).toEqual([])
  expect(errors('No quizzes yet', 'Cuestionarios: ninguno')).toEqual([])
  expect(errors('Edit quiz', 'Editar examen')).toEqual([
    'es: "Edit quiz" is "Editar examen"; ' +
      'the word for "quiz" in packages/domain/locales/glossary.csv is "cuestionario".',
  ])
})

test('a longer text may say it otherwise, and a part of a word or a value is no term', () => {
  expect(errors('This quiz has no questions yet, add one', 'Aún no tiene preguntas')).toEqual([])
  expect(errors('Pop-quiz of {quiz}', 'De {quiz}')).toEqual([])
})

test('a word that says another term stands for it only beside that term', () => {
  const terms = parseGlossary(
    'term,english,ur,ar,hi,es,fr,note\n' +
      'marks,"marks|same mark",,,,punto|calific|!calificación,,\ngrade,grade,,,,calificación,,\n',
  )
  const of = (text: string, said: string) => findTermErrors([{ text, said: [said] }], 'es', terms)
  expect(of('Marks', 'Puntos')).toEqual([])
  expect(of('Who marks', 'Quién califica')).toEqual([])
  expect(of('Marks and grade', 'Puntos y calificación')).toEqual([])
  expect(of('Same mark', 'Misma calificación')).toEqual([
    'es: "Same mark" is "Misma calificación"; ' +
      'the word for "marks" in packages/domain/locales/glossary.csv is "punto" or "calific".',
  ])
})
