import { arrangementIn, type SessionArrangement } from '@quizwright/domain/arrangement/in-session.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { describeSettings } from '../../sessions/describe-session.ts'
import { SessionRules } from './session-rules.tsx'

afterEach(cleanup)

const ofQuiz = { shuffle_options: true, wrong_costs: 0.5 }
const open = () => {
  const chosen: { rules: SessionArrangement | null } = { rules: null }
  const Fields = () => {
    const [rules, setRules] = useState<SessionArrangement | null>(null)
    chosen.rules = rules
    return <SessionRules rules={rules} onChange={setRules} />
  }
  render(<Fields />)
  return chosen
}
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option)

test('a session follows the quiz until it gets rules of its own, which can be taken back', async () => {
  const chosen = open()
  expect(screen.queryByLabelText('Question order')).toBeNull()
  expect(arrangementIn(ofQuiz, chosen.rules)).toEqual(ofQuiz)

  await choose('Question order and navigation', 'Different in this session')
  expect(arrangementIn(ofQuiz, chosen.rules)).toEqual({ wrong_costs: 0.5 })
  await choose('Question order', 'Shuffled across the quiz')
  await choose('Going back', 'One at a time, no going back')
  expect(arrangementIn(ofQuiz, chosen.rules)).toEqual({
    shuffle_questions: 'all',
    one_way: true,
    wrong_costs: 0.5,
  })

  await choose('Question order and navigation', 'Same as the quiz')
  expect(chosen.rules).toBeNull()
})

test.each([
  [{ shuffle_questions: 'all', one_way: true }, 'questions shuffled · no going back'],
  [{ shuffle_questions: 'none', shuffle_options: true }, 'options shuffled'],
  [{}, 'the same questions in the same order for everyone'],
] as const)('the list of sessions says that %j is "%s"', (arrangement, said) => {
  const session = { access: 'anyone', arrangement } as Session
  expect(describeSettings(session)).toMatch(new RegExp(`· ${said}$`))
  expect(describeSettings({ ...session, arrangement: null })).not.toContain('paper')
})
