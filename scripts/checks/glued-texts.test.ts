import { expect, test } from 'vitest'
import { findGluedTexts } from './glued-texts.ts'

const glued = (text: string) => findGluedTexts([{ path: 'packages/web/src/a.tsx', text }])

test.each([
  ['a colon', 'const a = `${say(name)}: ${value}`'],
  ['a comma', 'const a = <p>{isMore && `, ${say("the most frequent")}`}</p>'],
  ['a word', 'const a = `${isOpen ? say("Open") : ""} since ${date}`'],
  ['a colon in an element', 'const a = <b>{say(name)}: {value}</b>'],
  ['a name after a label', 'const a = <A aria-label={`${labels.edit} ${name}`} />'],
])('given a text that is glued by %s, then the check names its line', (_by, text) =>
  expect(glued(`const b = 1\n${text}`)).toEqual([expect.stringContaining('a.tsx:2 ')]),
)

test.each([
  'const a = `${message} ${say("Try again.")}`',
  'const a = ` · ${sayCount(n, "{count} mark", "{count} marks")}`',
  'const a = `${say(screen.title)} · Quizwright`',
  'const a = `${name}: ${value}`',
  'const a = `${labels.edit}`',
])('given sentences, signs or values beside each other, then nothing is wrong: %s', (text) =>
  expect(glued(text)).toEqual([]),
)
