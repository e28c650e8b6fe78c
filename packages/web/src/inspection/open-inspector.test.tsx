import { expect, test } from 'vitest'
import { withoutSecrets } from './open-inspector.ts'

test('an inspector sees everything except secrets', () => {
  expect(withoutSecrets({ type: 'message came', token: 'secret', uid: '7' })).toEqual({
    type: 'message came',
    token: '(hidden)',
    uid: '7',
  })
  expect(withoutSecrets(undefined)).toBeUndefined()
})
