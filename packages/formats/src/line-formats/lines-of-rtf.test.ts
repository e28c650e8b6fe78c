import { expect, test } from 'vitest'
import { linesOfRtf } from './lines-of-rtf.ts'

const lines = (body: string): string[] =>
  linesOfRtf(
    String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fnil Calibri;}` +
      String.raw`{\f1\fnil\fcharset204 Arial;}{\f2\fcharset134 SimSun;}}` +
      `{\\colortbl ;\\red255\\green0\\blue0;}\\f0 ${body}}`,
  ).map(({ text, isMarked, standsOut }) => `${isMarked ? '*' : ''}${standsOut ? '!' : ''}${text}`)

test('a backslash at the end of a line is a paragraph, as TextEdit writes it', () => {
  expect(lines('1. Which river?\\\na) Po\\\nb) Nile\\\n')).toEqual([
    '1. Which river?',
    'a) Po',
    'b) Nile',
    '',
  ])
})

test('underlined, coloured and highlighted lines are marked, the colour of most of the text is not', () => {
  expect(
    lines(
      String.raw`\cf1 1. Which of these rivers is it?\par a) Po\par {\cf0 b) Nile}\par ` +
        String.raw`{\ul c) Don}\par {\highlight7 d) Ob}\par`,
    ),
  ).toEqual(['1. Which of these rivers is it?', 'a) Po', '*!b) Nile', '*c) Don', '*!d) Ob', ''])
})

test('letters are read by the character set of their font, also those of two bytes', () => {
  expect(lines(String.raw`{\f1 \'cf\'f0\'e8} and {\f2 \'d6\'d0} and caf\'e9`)).toEqual([
    'При and 中 and café',
  ])
})
