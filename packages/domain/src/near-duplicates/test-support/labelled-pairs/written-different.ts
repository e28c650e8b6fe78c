import type { WrittenQuestion } from './written-question.ts'

export const different: readonly (readonly [WrittenQuestion, WrittenQuestion])[] = [
  [
    ['What is the capital of France?', 'Paris', 'Rome', 'Madrid'],
    ['What is the capital of Spain?', 'Madrid', 'Paris', 'Rome'],
  ],
  [
    ['What is 12 times 7?', '84', '74', '94'],
    ['What is 12 times 8?', '96', '84', '86'],
  ],
  [
    ['Which of these animals is a mammal?', 'Whale', 'Shark', 'Trout'],
    ['Which of these animals is not a mammal?', 'Shark', 'Whale', 'Dolphin'],
  ],
  [
    ['Which planet is the largest?', 'Jupiter', 'Mars', 'Venus', 'Mercury'],
    ['Which planet is the smallest?', 'Mercury', 'Mars', 'Venus', 'Jupiter'],
  ],
  [
    ['Which of the following is true?', 'Light is faster than sound.', 'Sound is faster than light.'],
    ['Which of the following is true?', 'Ice is lighter than water.', 'Ice is heavier than water.'],
  ],
  [
    ['The heart lies left of the middle of the body.', 'True', 'False'],
    ['The liver lies right of the middle of the body.', 'True', 'False'],
  ],
  [
    ['In what year did the first people land on the moon?', '1969', '1959', '1979'],
    ['In what year did the first people climb Mount Everest?', '1953', '1959', '1969'],
  ],
  [
    ['Which acid is in vinegar?', 'Acetic acid', 'Citric acid', 'Lactic acid'],
    ['Which acid is in lemons?', 'Citric acid', 'Acetic acid', 'Lactic acid'],
  ],
  [
    ['What happens to the price when demand increases?', 'It rises', 'It falls'],
    ['What happens to the price when demand decreases?', 'It falls', 'It rises'],
  ],
  [
    ['Which organ makes insulin?', 'Pancreas', 'Liver', 'Kidney'],
    ['Which organ makes bile?', 'Liver', 'Pancreas', 'Kidney'],
  ],
  [
    ['A car drives 60 km in 45 minutes. How fast is it?', '80 km/h', '60 km/h', '75 km/h'],
    ['A car drives 90 km in 45 minutes. How fast is it?', '120 km/h', '90 km/h', '80 km/h'],
  ],
  [['Define the term osmosis.'], ['Define the term mitosis.']],
  [
    ['What is the maximum of the function on the interval?', 'Its greatest value', 'Its least value'],
    ['What is the minimum of the function on the interval?', 'Its least value', 'Its greatest value'],
  ],
  [
    ['Who painted the Mona Lisa?', 'Leonardo', 'Raphael', 'Titian'],
    ['Who painted the School of Athens?', 'Raphael', 'Leonardo', 'Titian'],
  ],
  [
    ['Which tag begins a paragraph in HTML?', 'p', 'div', 'span'],
    ['Which tag begins a table in HTML?', 'table', 'tr', 'td'],
  ],
  [
    ['Welche Stadt ist die Hauptstadt von Bayern?', 'München', 'Nürnberg', 'Augsburg'],
    ['Welche Stadt ist die Hauptstadt von Hessen?', 'Wiesbaden', 'Frankfurt', 'Kassel'],
  ],
]
