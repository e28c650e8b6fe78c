import { expect, test } from 'vitest'
import { readList } from '../../testing/read-list.ts'

const moons = ['Largest moon? | Io | *Ganymede | Rhea', 'Smallest moon? | *Deimos | Rhea']

test.each([
  [
    'letters in quotation marks',
    '1. Largest moon?\n«А» Io\n«Б» Ganymede\n«В» Rhea\nОтвет: «Б»\n2. Smallest moon?\n«А» Deimos\n«Б» Rhea\nОтвет: «А»',
  ],
  [
    'percent before the options',
    '1. Largest moon?\n%0 Io\n%100 Ganymede\n%0 Rhea\n\n2. Smallest moon?\n100% Deimos\n0% Rhea\n',
  ],
  [
    'Roman numbers for questions and options',
    'I. Largest moon?\ni) Io\nii) Ganymede\niii) Rhea\nAnswer: ii\n\n' +
      'II. Smallest moon?\n(i) Deimos\n(ii) Rhea\nAnswer: (i)',
  ],
  [
    'numbers of options in one line below numbers with a dash',
    '۱- Largest moon?\n۱) Io ۲) Ganymede ۳) Rhea\nپاسخ: گزینه ۲\n۲- Smallest moon?\n۱) Deimos ۲) Rhea\nپاسخ: گزینه ۱',
  ],
  [
    'tags in brackets',
    '[question]Largest moon?[/question][option]Io[/option][correct]Ganymede[/correct][option]Rhea[/option]\n' +
      '[question]Smallest moon?[/question]\n[option correct]Deimos[/option]\n[option]Rhea[/option]',
  ],
  [
    'callouts with a folded answer in each',
    '> [!question] Largest moon?\n> a) Io\n> b) Ganymede\n> c) Rhea\n>> [!success]- Answer\n>> b) Ganymede\n\n' +
      '> [!question] Smallest moon?\n> a) Deimos\n> b) Rhea\n>> [!success]- Answer\n>> a) Deimos',
  ],
  [
    'the part of a bank below the number, and what its page offers',
    'Question #7\nTopic 1\n\nLargest moon?\nA. Io\nB. Ganymede\nC. Rhea\nCorrect Answer: B\n\n' +
      'Question #8\nTopic 1\n\nSmallest moon?\nA. Deimos\nB. Rhea\nCorrect Answer: A',
  ],
  [
    'options and key of another script in the line of the question',
    '1. Largest moon? ক) Io খ) Ganymede গ) Rhea উত্তর: খ\n2. Smallest moon? ক) Deimos খ) Rhea উত্তর: ক',
  ],
])('a list with %s is read', (_, text) => {
  expect(readList(text)).toEqual(moons)
})

test('a table between tildes is read by its headings, and braces are those of GIFT', () => {
  const table = 'question~a~b~c~answer\nLargest moon?~Io~Ganymede~Rhea~B\nSmallest moon?~Io~Deimos~Rhea~B'
  expect(readList(table)).toEqual([
    'Largest moon? | Io | *Ganymede | Rhea',
    'Smallest moon? | Io | *Deimos | Rhea',
  ])
})

test('cards in lines are questions whose other side is typed', () => {
  expect(readList('Largest moon :: Ganymede\n\nSmallest moon::Deimos\n')).toEqual([
    'Largest moon',
    'Smallest moon',
  ])
})

test('percentages that begin sentences are no options', () => {
  const list = '1. Which is so?\nA. one\nB. two\n100% of moons are round.\n0% are flat.\nAnswer: B'
  expect(readList(list)[0]).not.toContain('*of moons')
})

test('parts with Roman numbers below a Roman question without options of their own stay its text', () => {
  const list = 'I. Say why.\ni) the first part\nA. x\nB. y\nAnswer: A\nII. Say how.\nA. p\nB. q\nAnswer: B'
  expect(readList(list).join()).toContain('p | *q')
})
