import { expect, test } from 'vitest'
import { mayAs, roles } from './role.ts'

test('each role may do what those before it may and nothing more, and without a role nobody may do anything', () => {
  for (const [index, needed] of roles.entries())
    expect([null, ...roles].filter((role) => mayAs(role, needed))).toEqual(roles.slice(index))
})
