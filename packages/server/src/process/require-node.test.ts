import { expect, test } from 'vitest'
import { isSafeNode } from './require-node.ts'

test.each([
  ['v20.20.2', false],
  ['v22.21.1', false],
  ['v22.22.0', true],
  ['v23.11.0', false],
  ['v24.11.1', false],
  ['v24.13.0', true],
  ['v25.2.0', false],
  ['v26.0.0', true],
])('given Node %s, when a server starts, then it is accepted: %s', (version, isSafe) => {
  expect(isSafeNode(version)).toBe(isSafe)
})
