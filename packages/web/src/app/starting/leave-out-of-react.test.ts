import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leaveOutOfReact } from '../../../leave-out-of-react.ts'

const { transform } = leaveOutOfReact() as unknown as {
  transform: (this: { parse: typeof parseAst }, code: string, id: string) => { code: string } | undefined
}
const leaveOut = (code: string, id: string) => transform.call({ parse: parseAst }, code, id)
const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const file = join(folder, 'cjs/react-dom-client.production.js')
const original = readFileSync(file, 'utf8')

test('react-dom is left with valid code that can neither hydrate a document nor start a transition of views', () => {
  const { code } = leaveOut(original, file)!
  expect(() => parseAst(code)).not.toThrow()
  expect(code).not.toContain('exports.hydrateRoot')
  expect(code).not.toMatch(/\bif \(isHydrating\)/)
  expect(code).not.toContain('ownerDocument.startViewTransition(')
  expect(code).toContain('exports.createRoot')
})

test('the build fails where react-dom lacks a function that is to be emptied', () => {
  const renamed = original.replaceAll('retryIfBlockedOn', 'retryBlocked')
  expect(() => leaveOut(renamed, file)).toThrow('react-dom has no retryIfBlockedOn.')
})

test.each([
  "import { ViewTransition } from 'react'",
  "import { createRoot, hydrateRoot } from 'react-dom/client'",
  'import { preload } from "react-dom"',
  "import * as React from 'react'; const [state] = React.useActionState(act, 0)",
  "import ReactDOM from 'react-dom'; ReactDOM.preinit('/a.js')",
])('the build fails where a module has %s', (code) => {
  expect(() => leaveOut(code, '/src/screen.tsx')).toThrow(/of React, which leave-out-of-react.ts leaves out/)
})

test('other imports of React are left alone', () => {
  const code = "import { createPortal } from 'react-dom'; React.useState(0); image.preload = true"
  expect(leaveOut(code, '/src/screen.tsx')).toBeUndefined()
})
