import { expect, test } from 'vitest'
import { toMailbox } from './mailbox.ts'

test.for([
  ['capitals and spaces', ' Bob@Example.org '],
  ['what stands behind a plus', 'bob+2@example.org'],
  ['several pluses', 'bob+quiz+2@example.org'],
  ['full-width letters', 'ｂｏｂ@example.org'],
  ['an invisible character', 'b\u{200b}ob@example.org'],
  ['a full-width domain', 'bob@ｅxample.org'],
] as const)('given an address that differs by %s, then it leads to the same mailbox', ([, email]) => {
  expect(toMailbox(email)).toBe('bob@example.org')
})

test('given Gmail, then dots and the second domain lead to the same mailbox, elsewhere dots do not', () => {
  expect(toMailbox('b.o.b+x@googlemail.com')).toBe('bob@gmail.com')
  expect(toMailbox('b.ob@example.org')).toBe('b.ob@example.org')
})

test('given a domain in another script, then its ASCII form is the same mailbox', () => {
  expect(toMailbox('bob@bücher.example')).toBe(toMailbox('bob@xn--bcher-kva.example'))
})

test('given something behind the domain, then it is no mailbox of that domain', () => {
  for (const domain of ['example.org/x', 'example.org?x', 'example.org#x', 'x/../example.org'])
    expect(toMailbox(`bob@${domain}`)).toBe(`bob@${domain}`)
})

test('given a name that is only a tag, then different ones stay different mailboxes', () => {
  expect(toMailbox('+one@example.org')).not.toBe(toMailbox('+two@example.org'))
})
