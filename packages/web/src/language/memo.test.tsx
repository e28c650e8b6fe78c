import { currentSpeech, say, speak } from '@quizwright/domain/language/say.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { memo, ShownSpeech } from './memo.ts'

afterEach(() => speak())

const Kept = memo(() => <p>{say('Publish')}</p>)
const page = () => (
  <ShownSpeech value={currentSpeech()}>
    <Kept />
  </ShownSpeech>
)

test('what keeps its properties is rendered again when more texts of the same language are loaded', () => {
  speak({ language: 'en', catalogue: {} })
  const { rerender } = render(page())
  expect(screen.getByText('Publish')).toBeDefined()
  speak({ language: 'en', catalogue: { Publish: 'Publish quiz' } })
  rerender(page())
  expect(screen.getByText('Publish quiz')).toBeDefined()
})
