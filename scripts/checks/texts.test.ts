import { expect, test } from 'vitest'
import { findTextErrors, findUnreadProblems, findUnsaid, loweredRatchet } from './texts.ts'
import { sourcesIn } from '../languages/catalogues.ts'
import { root } from './sources.ts'

const folder = 'packages/web/src/features/issues'

test('given one hard-coded text more than a folder has, then the check names the folder and the text', () => {
  const files = sourcesIn(root, [folder])
  const added = { path: `${folder}/new.tsx`, text: 'export const A = () => <p>Brand new words</p>' }
  const ratchet = { [folder]: findUnsaid(files).get(folder)?.length ?? 0 }
  expect(findTextErrors(files, ratchet)).toEqual([])
  const [error] = findTextErrors([...files, added], ratchet)
  expect(error).toContain(folder)
  expect(error).toContain(`${folder}/new.tsx:1 Brand new words`)
})

test('given a folder that is not in the ratchet, then no text may be hard-coded in it', () => {
  const file = { path: 'packages/ui/src/new/a.tsx', text: 'export const a = <i title="Words" />' }
  expect(findTextErrors([file], {})).toHaveLength(1)
})

test('words that begin with an abbreviation, and names of images glued of words, are texts', () => {
  const text =
    'export const a = (n: number) => `PDF file: ${n} of 3`\n' +
    'export const b = <A imageName={`${a} image`} />'
  const found = [...findUnsaid([{ path: 'packages/ui/src/new/a.tsx', text }]).values()].flat()
  expect(found.map(({ line }) => line)).toEqual([1, 2])
})

test('the ratchet only falls: a new text raises no number, and a new folder gets none', () => {
  const said = { path: `${folder}/a.tsx`, text: 'export const A = () => <p>One text</p>' }
  const added = { path: 'packages/ui/src/new/b.tsx', text: 'export const B = () => <p>Another text</p>' }
  expect(loweredRatchet([said, added], { [folder]: 3 })).toEqual({ [folder]: 1 })
  expect(loweredRatchet([said, { ...said, path: `${folder}/c.tsx` }], { [folder]: 1 })).toEqual({
    [folder]: 1,
  })
  expect(loweredRatchet([], { [folder]: 1 })).toEqual({})
})

test('given the sentence of a problem that is said as a text, then the check names the line', () => {
  const path = 'packages/web/src/a.tsx'
  const raw = { path, text: 'const a = 1\nexport const A = () => <p>{say(view.problem.message)}</p>' }
  expect(findUnreadProblems([raw])).toEqual([expect.stringContaining(`${path}:2 `)])
  const read = { path, text: 'export const A = () => <p>{sayProblem(problem)} {sayMade(fault.message)}</p>' }
  expect(findUnreadProblems([read, { ...raw, path: 'packages/pages/src/a.tsx' }])).toEqual([])
})
