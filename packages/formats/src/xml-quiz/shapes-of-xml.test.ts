import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const read = (text: string | Uint8Array): string[] => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const opened = openQuestionFile({ name: 'quiz.xml', bytes })
  if ('problem' in opened) return [opened.problem]
  return [...opened.entries].map(({ question: { question, options } }) =>
    [question, ...options.map(({ option, is_correct: isRight }) => `${isRight ? '*' : ''}${option}`)].join(
      ' | ',
    ),
  )
}
const asked = (root: string, mark: string): string =>
  `<${root}><section name="Física"><question><text>Què és dur?</text><choice ${mark}="false">fang</choice>` +
  `<choice ${mark}="true">pedra</choice><choice ${mark}="false">aigua</choice></question></section></${root}>`
const hard = ['Què és dur? | fang | *pedra | aigua']

test('a mark of any name says which answer is right', () => {
  expect(read(asked('examen', 'result'))).toEqual(hard)
})

test('a quiz with categories of its own is none of Moodle', () => {
  expect(read(asked('quiz', 'correct').replaceAll('section', 'category'))).toEqual(hard)
})

test('texts that an editor stored as UTF-8 are read so, whatever the declaration says', () => {
  expect(read(`<?xml version="1.0" encoding="ISO-8859-1"?>${asked('examen', 'correct')}`)).toEqual(hard)
  const latin = Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1"?>${asked('examen', 'correct')}`,
    'latin1',
  )
  expect(read(new Uint8Array(latin))).toEqual(hard)
})

test('short answers before questions with options are read, in other languages, too', () => {
  const chosen = ['pedra', 'fang'].map(
    (right) =>
      `<pregunta><text>Què és ${right}?</text><opcio>pedra</opcio><opcio>fang</opcio>` +
      `<resposta>${right}</resposta></pregunta>`,
  )
  const typed = '<pregunta><text>Metall líquid?</text><resposta>mercuri</resposta></pregunta>'
  const file = `<preguntes>${typed}${chosen.join('')}</preguntes>`
  expect(read(file)).toEqual([
    'Metall líquid?',
    'Què és pedra? | *pedra | fang',
    'Què és fang? | pedra | *fang',
  ])
})

test('what declares itself XML is never read as a list', () => {
  const [problem] = read(
    '<?xml version="1.0"?>\n<ArrayOfFact>\n  <Fact>\n    <Text>Round?</Text>\n    <Is>true</Is>\n  </Fact>\n' +
      '  <Fact>\n    <Text>#2</Text>\n    <Is>false</Is>\n  </Fact>\n</ArrayOfFact>\n',
  )
  expect(problem).toContain('XML file of another kind')
})
