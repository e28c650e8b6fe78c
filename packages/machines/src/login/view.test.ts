import { expect, test } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { loginFixtures } from './fixtures.ts'
import { loginMachine } from './machine.ts'
import { loginView } from './view.ts'

const begun = createActor(loginMachine, { input: loginFixtures.inputs.start }).getSnapshot()
const inState = (value: SnapshotFrom<typeof loginMachine>['value']) =>
  loginView(loginMachine.resolveState({ value, context: begun.context }))

test('before the login, the screen offers it without a notice', () => {
  expect(loginView(begun)).toEqual({ notice: null, isBusy: false, canLogIn: true, canCancel: false })
})

test('given a blocked or interrupted window, the screen says so and offers the login again', () => {
  expect(inState('blocked')).toMatchObject({
    notice: 'Allow pop-ups for this page and try again.',
    isBusy: false,
    canLogIn: true,
  })
  expect(inState('interrupted')).toMatchObject({
    notice: 'Login was interrupted. Try again.',
    canLogIn: true,
  })
})
