import { expect, test } from 'vitest'
import { signalsWithoutStacks } from '../../../signals-without-stacks.ts'

const { transform } = signalsWithoutStacks() as unknown as {
  transform: (code: string, id: string) => { code: string } | undefined
}
const file = '/node_modules/react-dom/cjs/react-dom-client.production.js'
const signals = [
  'HydrationMismatchException = Error(format(519));',
  'var SuspenseException = Error(format(460)),',
  '  SuspenseyCommitException = Error(format(474)),',
  '  SuspenseActionException = Error(format(542));',
  'var SelectiveHydrationException = Error(format(461));',
]

test('what React throws to itself is an error without a stack', () => {
  const { code } = transform(signals.join('\n'), file)!
  expect(code).toContain('var SuspenseException = { __proto__: Error.prototype, message: format(460) },')
  expect(code).not.toContain('Error(format')
})

test('the build fails where React makes other signals than are known', () => {
  expect(() => transform(signals.slice(1).join('\n'), file)).toThrow('React makes 4 signals')
  expect(transform('Error(1)', '/other.js')).toBeUndefined()
})
